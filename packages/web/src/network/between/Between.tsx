/** What is between people at a table over the network: above the question clocks and offers, in a tab of its own the rest. */
import '../../styles/between.css'
import '../../styles/fields.css'
import { type Role, SPECTATOR } from '@carillon/kernel'
import type { Scene } from '@carillon/protocol'
import type { ReactNode } from 'preact/compat'
import type { Say } from '../../boards/board.ts'
import { useApp } from '../../shell/context.tsx'
import { humansIn, sitterName } from '../../table/people.ts'
import { LostLink } from '../LostLink.tsx'
import { Agreements } from './Agreements.tsx'
import { Clocks, useHouseTime } from './Clocks.tsx'
import { Coming } from './Coming.tsx'
import { Missing } from './Missing.tsx'
import { Notes } from './Notes.tsx'
import { Offers } from './Offers.tsx'
import { Opened } from './Opened.tsx'
import { Passing } from './Passing.tsx'
import { Promises } from './Promises.tsx'
import { Relief } from './Relief.tsx'
import { SentAway } from './SentAway.tsx'
import { TalkBox } from './TalkBox.tsx'
import type { TalkStore } from './talk-store.ts'

interface PartProps {
  readonly scene: Scene
  readonly say: Say
}
const isOver = ({ company, observation }: Scene): boolean =>
  company?.ended !== undefined || observation.outcome !== undefined

export function Above({ scene, say }: PartProps): ReactNode {
  const { t } = useApp()
  const { company, seat } = scene
  const clock = isOver(scene) ? undefined : company?.clock
  const now = useHouseTime(clock, company?.patience !== undefined && !isOver(scene))
  if (!company || isOver(scene)) return null
  return (
    <>
      {clock && <Clocks {...{ clock, now, seat, say }} />}
      {company.delay !== undefined && seat === SPECTATOR && (
        <p className="small soft">{t('between.delayed', { count: company.delay })}</p>
      )}
      <Relief {...{ scene, company, say }} />
      <Coming {...{ scene, company, say }} />
      <Missing {...{ scene, company }} />
      <Offers {...{ scene, company, now, say }} />
      <Opened scene={scene} />
      <SentAway {...{ scene, say }} />
      {company.hints && scene.observation.revision < 2 && <p className="small soft">{t('between.hints')}</p>}
    </>
  )
}

export function Panel({ scene, say, talking }: PartProps & { readonly talking: TalkStore }): ReactNode {
  const { company, seat, setup } = scene
  if (!company) return null
  const people = humansIn(setup)
  const playing = people.includes(seat)
  return (
    <div className="between">
      <People {...{ scene, say, people }} />
      <TalkBox {...{ scene, talking, say, people }} over={isOver(scene)} />
      {playing && !isOver(scene) && <Passing {...{ scene, say }} />}
      {playing && !isOver(scene) && <Agreements {...{ scene, company, people, say }} />}
      {playing && <Notes scene={scene} />}
      <Promises {...{ scene, company, say }} />
      {!playing && !isOver(scene) && <LostLink of={{ game: scene.id }} />}
    </div>
  )
}

/** Who sits where and is here, and who watches. */
export function People({ scene, say, people }: PartProps & { readonly people: readonly Role[] }): ReactNode {
  const { t } = useApp()
  const { company, setup, seat } = scene
  const stateOf = (role: Role): string => {
    const sitter = company?.seats?.[role]
    if (role === seat) return t('between.here.you')
    if (!sitter) return ''
    if (!sitter.joined) return t('between.here.never')
    // While all decide in secret nobody is told who is here.
    if (sitter.here === undefined) return ''
    return t(sitter.here ? 'between.here' : 'between.here.not')
  }
  // Who watches later is never told.
  const secret =
    !(company?.delay && seat === SPECTATOR) &&
    people.some((role) => {
      const sitter = company?.seats?.[role]
      return role !== seat && sitter?.joined && sitter.here === undefined
    })
  const mates = company?.teams?.find((team) => team.includes(seat)) ?? []
  const { count = 0, names = [] } = company?.watching ?? {}
  return (
    <section className="between-part">
      <h3>{t('between.people')}</h3>
      <ul className="people">
        {Object.keys(setup.seats).map((role) => (
          <li key={role} data-here={company?.seats?.[role]?.here}>
            <span className="people-name">
              {sitterName(setup, role, say, t)}
              {company?.seats?.[role]?.name !== undefined && ` · ${company.seats[role].name}`}
              {company?.seats?.[role]?.program && ` (${t('lobby.program')})`}
            </span>{' '}
            {people.includes(role) && <span className="soft">{stateOf(role)}</span>}
            {role !== seat && mates.includes(role) && <span className="soft"> · {t('between.mate')}</span>}
          </li>
        ))}
      </ul>
      {secret && <p className="small soft">{t('between.here.secret')}</p>}
      <p className="small soft">
        {t('between.watching', { count })}
        {names.length > 0 && ` ${names.join(', ')}`}
      </p>
      {company?.hints && <p className="small soft">{t('between.hints')}</p>}
    </section>
  )
}
