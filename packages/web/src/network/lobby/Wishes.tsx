/** Set-up of a game over the network: who may come, and whether it counts. */
import { type ReactNode, useEffect } from 'preact/compat'
import { Choices } from '../../shell/Choices.tsx'
import { useApp } from '../../shell/context.tsx'
import { useIdentity } from '../account/identity.ts'
import { PeopleWords } from '../words.tsx'

const VISIBILITIES = ['private', 'link', 'public'] as const
export interface FarWishes {
  readonly visibility: (typeof VISIBILITIES)[number]
  readonly rated: boolean
  /** Whether the reader has the side he chose, or whichever comes. */
  readonly sides: 'chosen' | 'lot'
}

interface WishesProps {
  readonly wishes: FarWishes
  /** Two people and nobody else: only then it can count. */
  readonly pair: boolean
  wish(wishes: FarWishes): void
}
export default function Wishes(props: WishesProps): ReactNode {
  return (
    <PeopleWords>
      <Choosing {...props} />
    </PeopleWords>
  )
}

function Choosing({ wishes, pair, wish }: WishesProps): ReactNode {
  const { t } = useApp()
  const { identity } = useIdentity()
  const barred = identity?.me ? (pair ? undefined : t('wishes.rated.pair')) : t('wishes.rated.sign-in')
  const { rated } = wishes
  useEffect(() => {
    if (rated && barred !== undefined && identity) wish({ ...wishes, rated: false })
  }, [rated, barred, identity, wishes, wish])
  return (
    <>
      <Choices
        stacked
        legend={t('wishes.who')}
        value={wishes.visibility}
        onChange={(visibility) => wish({ ...wishes, visibility })}
        choices={VISIBILITIES.map((one) => ({
          value: one,
          label: t(`wishes.${one}`),
          more: t(`wishes.${one}.text`),
        }))}
      />
      {pair && (
        <Choices
          legend={t('wishes.sides')}
          value={wishes.sides}
          onChange={(sides) => wish({ ...wishes, sides })}
          choices={(['chosen', 'lot'] as const).map((one) => ({ value: one, label: t(`wishes.sides.${one}`) }))}
        />
      )}
      <Choices
        legend={t('wishes.rated')}
        help={t('wishes.rated.text')}
        value={rated ? 'yes' : 'no'}
        onChange={(to) => wish({ ...wishes, rated: to === 'yes' })}
        choices={[
          { value: 'no', label: t('wishes.rated.no') },
          { value: 'yes', label: t('wishes.rated.yes'), barred },
        ]}
      />
    </>
  )
}
