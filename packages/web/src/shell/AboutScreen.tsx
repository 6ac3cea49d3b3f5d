/** What this is, whose the games are, what is kept where. */
import type { ReactNode } from 'preact/compat'
import { useApp } from './app.tsx'
import { Screen } from './Screen.tsx'

const LICENCES = [
  ['Carillon', 'MIT'],
  ['Preact', 'MIT'],
  ['StableLib', 'MIT'],
  ['IM Fell English (Igino Marini)', 'OFL 1.1'],
  ['Source Serif 4 (Adobe)', 'OFL 1.1'],
  ['geo-maps (OpenStreetMap)', 'ODbL 1.0'],
] as const

export default function AboutScreen(): ReactNode {
  const { t } = useApp()
  return (
    <Screen title={t('about.title')} lead={t('about.lead')}>
      <div className="prose">
        <section aria-labelledby="about-games">
          <h2 id="about-games">{t('about.games')}</h2>
          <p>{t('about.games.unofficial')}</p>
          <p>{t('about.games.own')}</p>
          <p>{t('about.games.buy')}</p>
        </section>
        <section aria-labelledby="about-stored">
          <h2 id="about-stored">{t('about.stored')}</h2>
          <p>{t('about.stored.here')}</p>
          <ul>
            <li>{t('about.stored.games')}</li>
            <li>{t('about.stored.settings')}</li>
            <li>{t('about.stored.files')}</li>
          </ul>
          <p>{t('about.stored.network')}</p>
          <p>{t('about.stored.clear')}</p>
        </section>
        <section aria-labelledby="about-dice">
          <h2 id="about-dice">{t('about.dice')}</h2>
          <p>{t('about.dice.text')}</p>
        </section>
        <section aria-labelledby="about-licences">
          <h2 id="about-licences">{t('about.licences')}</h2>
          <p>{t('about.licences.text')}</p>
          <p>{t('about.licences.map')}</p>
          <dl className="licences">
            {LICENCES.map(([what, licence]) => (
              <div key={what}>
                <dt>{what}</dt>
                <dd>{licence}</dd>
              </div>
            ))}
          </dl>
        </section>
      </div>
    </Screen>
  )
}
