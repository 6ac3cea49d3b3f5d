/**
 * Put into the page before anything of it runs: listens to what page and host say to each other, and knows when the
 * page waits for a person. It changes nothing. One function without imports: its text is what the browser gets.
 */
import type { FromHouse, News, Request, ToHouse } from '@carillon/protocol'

/** What the page waits for. */
export type Wants = 'choose' | 'confirm' | 'sit' | 'nothing'
export interface Spot {
  readonly x: number
  readonly y: number
}
export interface Inside {
  /** All that the page asked of the host, and all that it was told, as texts. */
  readonly asked: Request[]
  readonly told: string[]
  news: News | undefined
  /** Requests that wait for their reply. */
  open: number
  /** When the last message of the host came. */
  heard: number
  /** What was heard last is on the screen: it is drawn with the next frame at the latest. */
  drawn: boolean
  /** What the page waits for now; undefined while it is at work. */
  wants(): Wants | undefined
  settled(most: number): Promise<Wants>
  /** Where to click to hit an element that matches, and nothing that lies over it. */
  spot(selector: string): Spot | undefined
  /** The same for one of those that match, which is scrolled into sight. */
  brought(selector: string, number: number): Spot | undefined
}
declare global {
  interface Window {
    inside: Inside
  }
}

export function listenInside(): void {
  const inside: Inside = {
    asked: [],
    told: [],
    news: undefined,
    open: 0,
    heard: 0,
    drawn: true,
    wants() {
      const { news } = inside
      if (news?.news === 'failed') throw new Error(`the game cannot go on: ${news.detail}`)
      if (inside.open > 0 || !inside.drawn || !news) return undefined
      const there = (selector: string) => document.querySelector(selector) !== null
      if (news.news === 'curtain') return there('.curtain') ? 'sit' : undefined
      if (news.news !== 'scene' || !there('.table')) return undefined
      const { deciding, pending, observation } = news.scene
      if (observation.outcome) return there('.end') ? 'nothing' : undefined
      if (deciding === undefined) return undefined
      if (pending) return there('.pending') ? 'confirm' : undefined
      return there('.prompt') && !there('.options[data-busy]') ? 'choose' : undefined
    },
    async settled(most) {
      const end = performance.now() + most
      while (performance.now() < end) {
        const wants = inside.wants()
        if (wants) return wants
        await new Promise((resolve) => setTimeout(resolve, 4))
      }
      const prompt = document.querySelector('.prompt-text, .curtain h2, h1')?.textContent
      throw new Error(`the page is still at work (${inside.open} requests open, "${prompt}")`)
    },
    spot(selector) {
      for (const element of document.querySelectorAll(selector)) {
        const { left, top, width, height } = element.getBoundingClientRect()
        for (const down of [0.5, 0.3, 0.7, 0.12, 0.88])
          for (const across of [0.5, 0.3, 0.7, 0.12, 0.88]) {
            const [x, y] = [left + width * across, top + height * down]
            const hit = document.elementFromPoint(x, y)
            const button = hit?.closest('[data-can], button, [data-unit], [data-block]')
            if (hit && element.contains(hit) && (button === element || button === null)) return { x, y }
          }
      }
      return undefined
    },
    brought(selector, number) {
      const element = document.querySelectorAll(selector)[number]
      element?.scrollIntoView({ block: 'nearest', behavior: 'instant' })
      if (!element) return undefined
      const { left, top, width, height } = element.getBoundingClientRect()
      const [x, y] = [left + width / 2, top + height / 2]
      return element.contains(document.elementFromPoint(x, y)) ? { x, y } : undefined
    },
  }
  window.inside = inside
  /** After the next frame and all that the page does in it; in a window that is not seen, a little later. */
  const afterFrame = (act: () => void) => {
    requestAnimationFrame(() => setTimeout(act))
    setTimeout(act, 250)
  }
  window.Worker = class extends Worker {
    constructor(url: string | URL, options?: WorkerOptions) {
      super(url, options)
      this.addEventListener('message', ({ data }: MessageEvent<FromHouse>) => {
        inside.heard = performance.now()
        inside.told.push(JSON.stringify(data))
        if (!('news' in data)) {
          inside.open--
          return
        }
        // What is said besides does not change what is on the table.
        if (['unsaved', 'saved', 'odd', 'rewound', 'thinking'].includes(data.news)) return
        inside.news = data
        inside.drawn = false
        afterFrame(() => {
          inside.drawn ||= inside.news === data
        })
      })
    }
    override postMessage(message: unknown): void {
      inside.open++
      inside.asked.push((message as ToHouse).request)
      super.postMessage(message)
    }
  }
}
