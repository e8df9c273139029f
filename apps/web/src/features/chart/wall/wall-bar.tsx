import { type Phrase, digits, t } from '@chuli/language';
import {
  PHONE,
  RANGES,
  SegmentedControl,
  ToolMenu,
  bikramSambatText,
  dateText,
  useFocusLater,
  useMedia,
  type TimeLink,
} from '@chuli/ui';
import { Ellipsis } from 'lucide-react';
import type { ReactNode } from 'react';
import { DrawingTools, MeasureButton } from '../../../shared/chart/drawing-tools.tsx';
import { IndicatorMenu } from '../../../shared/chart/indicator-menu.tsx';
import { useMoment } from './no-bar-note.tsx';
import type { Wall } from './use-wall.ts';
import type { WallDrawings } from './use-wall-drawings.ts';
import { LINKS, type WallLink } from './wall-address.ts';

const LINK_WORDS: Record<WallLink, { label: Phrase; hint: Phrase }> = {
  crosshair: { label: 'Crosshair', hint: 'The moment you point at is marked on every chart' },
  range: { label: 'Range', hint: 'Charts of days show the same days, charts of minutes the same minutes' },
  symbol: { label: 'Symbol', hint: 'All charts show the same stock' },
  interval: { label: 'Interval', hint: 'All charts have bars of the same length' },
};

const LinkSwitches = ({ wall }: { wall: Wall }) => (
  <fieldset className="seg" aria-label={t('Linked')}>
    <span className="seg-name" aria-hidden>
      {t('Linked')}
    </span>
    {LINKS.map((link) => (
      <button
        key={link}
        type="button"
        title={t(LINK_WORDS[link].hint)}
        aria-pressed={wall.link.includes(link)}
        onClick={() => wall.toggleLink(link)}
      >
        {t(LINK_WORDS[link].label)}
      </button>
    ))}
  </fieldset>
);

/** One moment, told once for all charts. */
const SharedMoment = ({ link }: { link: TimeLink }) => {
  const moment = useMoment(link);
  if (moment === null) return null;
  return (
    <span className="shared-moment" aria-hidden>
      <b>{dateText(moment)}</b> {bikramSambatText(moment.slice(0, 10))}
    </span>
  );
};

const Range = ({ wall }: { wall: Wall }) => (
  <SegmentedControl
    label={t('Range')}
    choices={RANGES.map((value) => ({ value, label: digits(t(value)) }))}
    value={wall.range}
    onChoose={wall.setRange}
  />
);

type BarProps = { wall: Wall; link: TimeLink; drawn: WallDrawings; layouts: ReactNode };

/** What holds for all charts: which wall it is, what they share, and the tools of the one that is worked on. */
export const WallBar = ({ wall, link, drawn: { drawings, chart }, layouts }: BarProps) => {
  const isPhone = useMedia(PHONE);
  const toBars = useFocusLater(chart);
  return (
    <div className="toolbar wall-bar">
      {layouts}
      {isPhone ? (
        <ToolMenu label={t('Chart settings')} face={<Ellipsis aria-hidden />}>
          <div className="row">
            <LinkSwitches wall={wall} />
          </div>
          <div className="row">
            <Range wall={wall} />
          </div>
        </ToolMenu>
      ) : (
        <LinkSwitches wall={wall} />
      )}
      {wall.link.includes('crosshair') && <SharedMoment link={link} />}
      <span className="flex-1" />
      <DrawingTools drawings={drawings} onTaken={toBars} />
      <MeasureButton drawings={drawings} onTaken={toBars} />
      <IndicatorMenu choice={wall.indicators} />
      {!isPhone && <Range wall={wall} />}
    </div>
  );
};
