/** Lets what happens at a table be heard. It is loaded only where sounds are switched on. */
import type { LogLine } from '@carillon/kernel'
import { useEffect, useRef } from 'preact/compat'
import { soundsOf } from './sounds.ts'
import { sound } from './synth.ts'

interface SoundsProps {
  readonly log: readonly LogLine[]
  readonly over: boolean
}
/** What comes in such masses is a leap, not something that happens. */
const LEAP = 80

export default function Sounds({ log, over }: SoundsProps): null {
  const heard = useRef({ lines: log.length, over })
  useEffect(() => {
    const { lines, over: before } = heard.current
    heard.current = { lines: log.length, over }
    const news = log.slice(Math.min(lines, log.length))
    if (news.length > LEAP) return
    // A browser that does not let us is quiet.
    sound(soundsOf(news, over && !before)).catch(() => undefined)
  }, [log, over])
  return null
}
