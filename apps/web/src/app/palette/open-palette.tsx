import { latinDigits, t } from '@chuli/language';
import { SECTORS } from '@chuli/market';
import { Palette } from '@chuli/ui';
import { useMemo, useState } from 'react';
import { useNavigate } from 'react-router';
import { useBrokerOptions, useStocks } from '../../api/reference-calls.ts';
import { useCarriedHref } from '../../screen-kit/carried-href.ts';
import { recentSymbols } from '../../screen-kit/recent-symbols.ts';
import { savedViews } from '../../screen-kit/saved-views.ts';
import { screensHere } from '../../screen-kit/screens-here.ts';
import { copyLink, saveView } from '../../screen-kit/share-view.ts';
import { useAsOf, useSetAsOf } from '../../screen-kit/use-address.ts';
import { chooseLanguage } from '../language.ts';
import { chooseTheme } from '../theme.ts';
import type { Act, CommandId, Sources } from './entries.ts';
import { paletteGroups } from './palette-groups.ts';

const sectorNames = new Map<number, string>(SECTORS.map(({ id, name }) => [id, name]));

const useSources = (): Sources => {
  const asOf = useAsOf();
  const stocks = useStocks(asOf);
  const brokers = useBrokerOptions();
  const saved = savedViews.use();
  const recent = recentSymbols.use();
  return useMemo(
    () => ({
      stocks: [...stocks]
        .sort((a, b) => (b.amount ?? -1) - (a.amount ?? -1))
        .map(({ symbol, name, sector_id }) => ({
          symbol,
          name,
          sector: sectorNames.get(sector_id ?? 0) ?? '',
        })),
      brokers: brokers.map(({ value, detail = '' }) => ({ id: value, name: detail })),
      screens: screensHere().filter(({ path }) => !path.includes(':')),
      saved,
      recent,
      isPast: asOf !== undefined,
    }),
    [stocks, brokers, saved, recent, asOf],
  );
};

const useAct = (): ((act: Act) => void) => {
  const navigate = useNavigate();
  const href = useCarriedHref();
  const setAsOf = useSetAsOf();
  const commands: Record<CommandId, () => void> = {
    'copy-link': () => void copyLink(),
    'save-view': () => void saveView(),
    now: () => setAsOf(null),
    'theme-light': () => chooseTheme('light'),
    'theme-dark': () => chooseTheme('dark'),
    'theme-system': () => chooseTheme('system'),
    'language-nepali': () => chooseLanguage('ne'),
    'language-english': () => chooseLanguage('en'),
  };
  return (act) => {
    if (act.kind === 'open') void navigate(href(act.path, act.query));
    else if (act.kind === 'view') void navigate(act.href);
    else if (act.kind === 'day') setAsOf(act.date);
    else commands[act.command]();
  };
};

/** The palette with all that it finds; fetched when it is wanted, or when the page has come to rest. */
const OpenPalette = ({ first, onClose }: { first: string; onClose: () => void }) => {
  const [text, setText] = useState(first);
  const sources = useSources();
  const groups = useMemo(() => paletteGroups(latinDigits(text), sources), [text, sources]);
  const act = useAct();
  const choose = (id: string): void => {
    const entry = groups.flatMap(({ items }) => items).find((item) => item.id === id);
    onClose();
    if (entry !== undefined) act(entry.act);
  };
  return (
    <Palette
      label={t('Find a stock, broker, screen or command')}
      placeholder={'NABIL, NABIL flow 5d, b58, hydro'}
      text={text}
      onType={setText}
      groups={groups.map(({ title, items }) => ({
        title: t(title),
        items: items.map(({ id, code, name, sub }) => ({ id, main: code, sub: sub ?? name })),
      }))}
      onChoose={choose}
      onClose={onClose}
      none={t('Nothing is named so. Try a symbol, a broker as b58, or a word of a name.')}
    />
  );
};

export default OpenPalette;
