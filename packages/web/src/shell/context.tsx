/** What every screen of the page stands on. */
export { loadAbout, useAbout, useLessons, useWords } from './about.ts'
export { type App, AppProvider, useApp } from './app.tsx'
export { announce, announceNow } from './live.tsx'
export { go, link, useRoute } from './router.ts'
export { Screen } from './Screen.tsx'
export { Button, ButtonLink, Notice, Toast } from './ui.tsx'
