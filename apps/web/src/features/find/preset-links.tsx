import { languageNow, t } from '@chuli/language';
import { parseScan } from '@chuli/scan';
import { scanWords } from '@chuli/scan/words';
import { Panel, PanelHead } from '@chuli/ui';
import { Link } from 'react-router';
import { useHrefWithAsOf } from '../../screen-kit/href-with-as-of.ts';
import type { Preset } from './presets.ts';

/** Rules to start from, each with what it says. */
export const PresetLinks = ({ presets }: { presets: readonly Preset[] }) => {
  const href = useHrefWithAsOf();
  return (
    <Panel label={t('Rules to start from')}>
      <PanelHead title={t('Rules to start from')} />
      <ul className="preset-list">
        {presets.map(({ title, text }) => (
          <li key={text}>
            <Link to={href('/custom-signal-pro-v2', { q: text })}>{t(title)}</Link>
            <span>{scanWords(parseScan(text).scan.rule, languageNow())}</span>
          </li>
        ))}
      </ul>
    </Panel>
  );
};
