/** What every screen of the page stands on. */

export { type App, AppProvider, useApp } from './app.tsx'
export { loadAbout, useAbout, useLessons, useLessonWords, useWords } from './game-words.ts'
export { announce, announceNow } from './live.tsx'
export { go, link, useRoute } from './router.ts'
export { Screen } from './Screen.tsx'
export { Button, ButtonLink, Notice, Toast } from './ui.tsx'
