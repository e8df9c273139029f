import type { TradingDate } from '@chuli/kernel';
import { digits, latinDigits, t } from '@chuli/language';
import { SECTORS } from '@chuli/market';
import { Palette, type PaletteGroup, Value } from '@chuli/ui';
import { useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { type StockRow, useBrokerOptions, useStocks } from '../../api/reference-calls.ts';
import { useHrefWithAsOf } from '../../screen-kit/href-with-as-of.ts';
import { recentSymbols } from '../../screen-kit/recent-symbols.ts';
import { savedViews } from '../../screen-kit/saved-views.ts';
import { screensHere } from '../../screen-kit/screens-here.ts';
import { copyLink, saveView } from '../../screen-kit/share-view.ts';
import { useAsOf, useSetAsOf } from '../../screen-kit/use-address.ts';
import { chooseLanguage } from '../../shared/display/language.ts';
import { chooseTheme } from '../../shared/display/theme.ts';
import type { Act, CommandId, Entry, Sources } from './entries.ts';
import { type EntryGroup, paletteGroups } from './palette-groups.ts';
import { sameChartOf } from './same-chart.ts';

const sectorNames = new Map<number, string>(SECTORS.map(({ id, name }) => [id, name]));

/** The last day that any stock traded: a price of an earlier one is not the price now, and not shown. */
const lastTradedOn = (stocks: readonly StockRow[]): TradingDate | null =>
  stocks.reduce<TradingDate | null>(
    (last, { traded_on }) => (traded_on !== null && traded_on > (last ?? '') ? traded_on : last),
    null,
  );

const priceOn = (day: TradingDate | null, { traded_on, close, percentage_change }: StockRow) =>
  traded_on === day && close !== null ? { close, percent: percentage_change } : undefined;

const useSources = (): { sources: Sources; pricedOn: TradingDate | null } => {
  const asOf = useAsOf();
  const stocks = useStocks(asOf);
  const brokers = useBrokerOptions();
  const saved = savedViews.use();
  const recent = recentSymbols.use();
  return useMemo(() => {
    const pricedOn = lastTradedOn(stocks);
    const sources: Sources = {
      stocks: [...stocks]
        .sort((a, b) => (b.amount ?? -1) - (a.amount ?? -1))
        .map((stock) => ({
          symbol: stock.symbol,
          name: stock.name,
          sector: sectorNames.get(stock.sector_id ?? 0) ?? '',
          price: priceOn(pricedOn, stock),
        })),
      brokers: brokers.map(({ value, detail = '' }) => ({ id: value, name: detail })),
      screens: screensHere().filter(({ path }) => !path.includes(':')),
      saved,
      recent,
      isPast: asOf !== undefined,
    };
    return { sources, pricedOn };
  }, [stocks, brokers, saved, recent, asOf]);
};

const shownPrice = ({ price }: Entry) =>
  price && (
    <>
      <Value format="rupees" value={price.close} />
      {price.percent !== null && <Value format="percent" value={price.percent} />}
    </>
  );

const shownGroup = (
  { title, items }: EntryGroup,
  pricedOn: TradingDate | null,
  chartOf: ChartOf,
): PaletteGroup => ({
  title:
    pricedOn !== null && items.some(({ price }) => price !== undefined)
      ? t('{group}, prices of {date}', { group: t(title), date: digits(pricedOn) })
      : t(title),
  items: items.map((entry) => ({
    id: entry.id,
    main: entry.code,
    sub: entry.sub ?? entry.name,
    end: shownPrice(entry),
    ...(chartOf(entry) !== null && { aside: t('Profile') }),
  })),
});

const useAct = (): ((act: Act) => void) => {
  const navigate = useNavigate();
  const href = useHrefWithAsOf();
  const setAsOf = useSetAsOf();
  const commands: Record<CommandId, () => void> = {
    'copy-link': () => void copyLink(),
    'save-view': () => void saveView(''),
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

type ChartOf = (entry: Entry) => string | null;

/** On a chart a stock leads to the same chart of that stock, and to its profile only when that is asked for. */
const useChartOf = (): ChartOf => {
  const { pathname, search } = useLocation();
  return ({ id, code }) => (id.startsWith('stock-') ? sameChartOf(code, pathname, search) : null);
};

/** The palette with all that it finds; fetched when it is wanted, or when the page has come to rest. */
const OpenPalette = ({ first, onClose }: { first: string; onClose: () => void }) => {
  const [text, setText] = useState(first);
  const { sources, pricedOn } = useSources();
  const groups = useMemo(() => paletteGroups(latinDigits(text), sources), [text, sources]);
  const act = useAct();
  const chartOf = useChartOf();
  const choose = (id: string, isAside = false): void => {
    const entry = groups.flatMap(({ items }) => items).find((item) => item.id === id);
    onClose();
    if (entry === undefined) return;
    const chart = isAside ? null : chartOf(entry);
    act(chart === null ? entry.act : { kind: 'view', href: chart });
  };
  return (
    <Palette
      label={t('Find a stock, broker, screen or command')}
      placeholder={'NABIL, NABIL flow 5d, b58, hydro, 2081-02-01'}
      hint={t('Type a date, AD or BS, to see every panel as of that day.')}
      text={text}
      onType={setText}
      groups={groups.map((group) => shownGroup(group, pricedOn, chartOf))}
      onChoose={choose}
      onClose={onClose}
      none={t('No results. Try a symbol, a broker (b58) or a page name.')}
    />
  );
};

export default OpenPalette;
