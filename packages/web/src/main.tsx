/** Where the page begins. */
import { createRoot } from 'preact/compat/client'
import '@fontsource/im-fell-english/latin-400.css'
import '@fontsource/im-fell-english-sc/latin-400.css'
import '@fontsource-variable/source-serif-4/wght.css'
import '@fontsource-variable/source-serif-4/wght-italic.css'
import './styles/tokens.css'
import './styles/base.css'
import './styles/controls.css'
import './styles/screen.css'
import { theClient } from './client.ts'
import { loadWords } from './shell/own-words.ts'
import { Root } from './shell/Root.tsx'
import { readSettings } from './shell/settings.ts'

const { locale, theme } = readSettings()
const page = document.documentElement
page.lang = locale
if (theme !== 'system') page.dataset.theme = theme
// The host starts while the words are on their way.
theClient()
const words = await loadWords(locale)
createRoot(document.getElementById('root') as HTMLElement).render(<Root words={words} />)
