import { type Phrase, t } from '@chuli/language';
import { Panel, PanelHead } from '@chuli/ui';
import { Link } from 'react-router';

const LINES: readonly { what: Phrase; why: Phrase; to?: `/${string}` }[] = [
  {
    what: 'A rule that beats the market for sure.',
    why: 'The track record of every rule is free: read it before you buy.',
    to: '/chuli-performance',
  },
  { what: 'Broker numbers during trading.', why: 'The exchange publishes them after the close.' },
  { what: 'Advice, or orders.', why: 'Figures and their sources are all there is; the decision is yours.' },
];

/** Said before anybody pays. */
export const NotSold = () => (
  <Panel label={t('What no package opens')}>
    <PanelHead title={t('What no package opens')} />
    <ul className="not-sold">
      {LINES.map(({ what, why, to }) => (
        <li key={what}>
          <b>{t(what)}</b> {to === undefined ? t(why) : <Link to={to}>{t(why)}</Link>}
        </li>
      ))}
    </ul>
  </Panel>
);
