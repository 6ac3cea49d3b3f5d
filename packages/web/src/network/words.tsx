/** Words that only people who meet over the network need: fetched with the first of their screens. */
import type { Catalogue, Locale } from '@carillon/kernel'
import { renderer } from '@carillon/kernel/catalogue'
import { type ReactNode, useEffect, useMemo, useState } from 'preact/compat'
import { AppContext, useApp } from '../shell/app.tsx'

const FILES: Readonly<Record<Locale, URL>> = {
  en: new URL('../locales/people/en.json', import.meta.url),
  fr: new URL('../locales/people/fr.json', import.meta.url),
}
const asked = new Map<Locale, Promise<Catalogue>>()

function load(locale: Locale): Promise<Catalogue> {
  const before = asked.get(locale)
  if (before) return before
  const loading = fetch(FILES[locale]).then((answer) => {
    if (!answer.ok) throw new Error(`${FILES[locale]}: ${answer.status}`)
    return answer.json() as Promise<Catalogue>
  })
  asked.set(locale, loading)
  loading.catch(() => asked.delete(locale))
  return loading
}

/** Everything below is drawn when the words are there, and says them with the `t` of the page. */
export function PeopleWords({ children }: { readonly children: ReactNode }): ReactNode {
  const app = useApp()
  const [spoken, speak] = useState<Catalogue>()
  const [failed, fail] = useState<unknown>()
  useEffect(() => {
    let wanted = true
    load(app.locale).then(
      (words) => wanted && speak(words),
      (error: unknown) => wanted && fail(error),
    )
    return () => {
      wanted = false
    }
  }, [app.locale])
  const worded = useMemo(() => {
    const words = { ...app.words, ...spoken }
    const say = renderer(words, app.locale)
    return {
      ...app,
      words,
      say,
      t: (key: string, args?: Parameters<typeof app.t>[1]) => say(args ? { key, args } : { key }),
    }
  }, [app, spoken])
  if (failed) throw failed
  if (!spoken) return <p className="loading">{app.t('app.loading')}</p>
  return <AppContext value={worded}>{children}</AppContext>
}
