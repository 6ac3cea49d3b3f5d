/** What the house answers. */
import type { Message, Odds, Option, Reached, Shown, WhyNot } from '@carillon/kernel'
import type { Hushed, PastTurn, Talk } from './company.ts'
import type { Film } from './film.ts'
import type { About, GuidedGame, Lesson, SavedGame, StoreTrouble } from './game.ts'
import type { Report } from './report.ts'
import type { DiceTally, LessonStop, Moment, Reason } from './scene.ts'

/** Why something was not done. Each is a key `refused.<reason>` of a front's catalogue. */
export const REASONS = [
  ...['request', 'record', 'failed', 'settings', 'no-game', 'broken', 'unknown-game', 'not-over', 'no-lesson'],
  ...['not-asked', 'not-an-option', 'not-an-outcome', 'stale', 'nothing-to-undo', 'elsewhere', 'not-yours', 'unsaved'],
  ...['not-offered', 'busy', 'unheard', 'not-yet', 'banned', 'muted', 'scope'],
] as const

/** What the strongest player would do, and why. */
export interface Hint {
  /** Click by click, as far as it can be planned: the first is among what is offered. */
  readonly clicks: readonly Option[]
  /** The chance to win with it, if somebody has learned to judge the game; and how much more that is than with anything else. */
  readonly chance?: number
  readonly ahead?: number
  /** What speaks for it, and what is feared with it, in words of the game. */
  readonly aims: readonly Message[]
  readonly fears: readonly Message[]
}

/** Where one can go, or begin. */
export interface Reach {
  /** Where something can begin. */
  readonly starts: readonly string[]
  /** Ways to begin at the place asked about; for those who are under way one without a name. Only one has its places told. */
  readonly ways: readonly {
    readonly name?: Message
    readonly places: readonly Reached[]
    /** It leads nowhere by itself: something else is asked for. */
    readonly open?: true
  }[]
}

/** What comes of an option. */
export interface OptionOdds {
  readonly option: Option
  readonly odds: Odds
}

export type Reply =
  | { readonly said: 'done' }
  | { readonly said: 'about'; readonly about: About }
  | { readonly said: 'lessons'; readonly lessons: readonly Lesson[]; readonly guided?: GuidedGame }
  | { readonly said: 'lesson'; readonly stop: LessonStop }
  | { readonly said: 'overlay'; readonly shown: readonly Shown[] }
  | { readonly said: 'reach'; readonly reach: Reach }
  /** Without a reason it is offered, or the game says none. */
  | { readonly said: 'why'; readonly why?: WhyNot }
  /** Of the options that lead to dice, in the order in which they are offered. */
  | { readonly said: 'odds'; readonly odds: readonly OptionOdds[]; readonly final: boolean }
  /** Without it the words of the option say all. */
  | { readonly said: 'meaning'; readonly meaning?: Message }
  | { readonly said: 'hint'; readonly hint: Hint }
  /** Nothing where nobody has learned to judge the game. */
  | { readonly said: 'judgement'; readonly judgement: { readonly chance: number } | null }
  | { readonly said: 'games'; readonly games: readonly SavedGame[]; readonly trouble?: StoreTrouble }
  | { readonly said: 'opened'; readonly id: string }
  | { readonly said: 'record'; readonly name: string; readonly text: string }
  | { readonly said: 'moment'; readonly moment: Moment }
  /** Without it a person acts, or there is nothing to say. */
  | { readonly said: 'reason'; readonly reason?: Reason }
  | { readonly said: 'film'; readonly film: Film }
  | { readonly said: 'dice'; readonly tally: DiceTally }
  | { readonly said: 'report'; readonly report: Report }
  | { readonly said: 'verified'; readonly draws: number; readonly dice: number }
  /**
   * It did not work, and nothing has changed. `who`: of dice that prove nothing, who has not kept his promise. Of what is `busy`: which
   * limit it is, and the seconds to wait. Only what is `unsaved` stands, and is kept when the same key comes again.
   */
  | {
      readonly said: 'refused'
      readonly reason: string
      readonly detail: string
      readonly rule?: string
      readonly who?: string
      readonly bucket?: string
      readonly seconds?: number
    }
  | { readonly said: 'talk'; readonly lines: readonly Talk[]; readonly hushed: Hushed }
  | { readonly said: 'note'; readonly text: string }
  | { readonly said: 'turns'; readonly turns: readonly PastTurn[] }

export type Said<R extends Reply['said']> = Extract<Reply, { readonly said: R }>
