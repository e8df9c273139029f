import type { DrawnIndicator } from '@chuli/indicators/drawn';
import { type Phrase, say, t } from '@chuli/language';
import { Button, SegmentedControl } from '@chuli/ui';
import { Search } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { ChosenIndicators } from './chosen-indicator-rows.tsx';
import { MOST_INDICATORS } from './chosen-indicators.ts';
import { nameWith, numbersOf, offeredOn, shortName, withAnother } from './drawn-indicators.ts';
import { PLACES, type Place, foundIndicators } from './found-indicators.ts';
import type { IndicatorChoice } from './indicator-choice.ts';

const PLACE_WORDS: Record<Place, Phrase> = {
  all: 'All',
  overlay: 'On price',
  pane: 'Pane',
  marks: 'Marks',
  zones: 'Zones',
};
const DRAWN_WORDS: Record<DrawnIndicator['drawing']['place'], Phrase> = {
  overlay: 'On price',
  pane: 'Pane',
  marks: 'Marks',
  zones: 'Zones',
  background: 'Zones',
};

type FoundProps = {
  id: string;
  found: readonly DrawnIndicator[];
  active: number;
  onAdd: (indicator: DrawnIndicator) => void;
};

const FoundList = ({ id, found, active, onAdd }: FoundProps) => {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <div ref={list} className="listbox found-indicators" role="listbox" id={id} aria-label={t('Indicators')}>
      {found.map((indicator, index) => (
        <div
          key={indicator.id}
          id={`${id}-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          onPointerDown={(event) => event.preventDefault()}
          onPointerUp={() => onAdd(indicator)}
        >
          <span className="main">{shortName(indicator)}</span>
          <span className="sub flex-1">{say(indicator.title)}</span>
          <span className="sub">{t(DRAWN_WORDS[indicator.drawing.place])}</span>
        </div>
      ))}
      {found.length === 0 && <div className="none">{t('No matches')}</div>}
    </div>
  );
};

const usePicked = ({ isWithinSessions, now, choose }: IndicatorChoice) => {
  const [typed, setTyped] = useState('');
  const [place, setPlace] = useState<Place>('all');
  const [active, setActive] = useState(0);
  const [added, setAdded] = useState('');
  const found = foundIndicators(offeredOn(isWithinSessions), place, typed);
  const search = (text: string): void => {
    setTyped(text);
    setActive(0);
  };
  const add = (indicator: DrawnIndicator | undefined): void => {
    if (indicator === undefined) return;
    const before = now();
    const next = withAnother(before, indicator);
    const one = next.at(-1);
    if (next === before || one === undefined) return;
    choose(next, 'replace');
    setAdded(t('{name} added', { name: nameWith(indicator, numbersOf(indicator, one.numbers)) }));
    search('');
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined && event.key !== 'Enter') return;
    event.preventDefault();
    if (step === undefined) add(found[active]);
    else setActive(Math.min(Math.max(active + step, 0), found.length - 1));
  };
  return { typed, search, place, setPlace, active, setActive, found, add, added, onKeyDown };
};

type PickerProps = {
  choice: IndicatorChoice;
  /** What else can be put on this chart. */
  also?: ReactNode;
};

/** Finds an indicator by a few letters: Enter adds the first, whose numbers are then set below. */
export const IndicatorPicker = ({ choice, also }: PickerProps) => {
  const id = useId();
  const picked = usePicked(choice);
  const { found, active } = picked;
  const { chosen: indicators, choose } = choice;
  const isFull = indicators.length >= MOST_INDICATORS;
  return (
    <div className="indicator-picker">
      <span className="field">
        <label htmlFor={id}>
          <Search aria-hidden />
          <span className="sr-only">{t('Find an indicator')}</span>
        </label>
        <input
          id={id}
          role="combobox"
          // oxlint-disable-next-line jsx-a11y/no-autofocus -- the menu was opened to find one
          autoFocus
          autoComplete="off"
          spellCheck={false}
          aria-expanded
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={found.length > 0 ? `${id}-list-${active}` : undefined}
          placeholder={t('e.g. rsi, super, boll')}
          value={picked.typed}
          onChange={(event) => picked.search(event.target.value)}
          onKeyDown={picked.onKeyDown}
        />
      </span>
      <SegmentedControl
        label={t('Drawn on')}
        choices={PLACES.map((value) => ({ value, label: t(PLACE_WORDS[value]) }))}
        value={picked.place}
        onChoose={(chosen) => {
          picked.setPlace(chosen);
          picked.setActive(0);
        }}
      />
      <FoundList id={`${id}-list`} found={found} active={active} onAdd={picked.add} />
      {also}
      <div className="row">
        <b className="flex-1">
          {t('On this chart: {count} of {most}', { count: indicators.length, most: MOST_INDICATORS })}
        </b>
        {indicators.length > 1 && (
          <Button tone="quiet" onClick={() => choose([], 'push')}>
            {t('Remove all')}
          </Button>
        )}
      </div>
      {isFull && <p className="text-muted">{t('Remove one to add another.')}</p>}
      <ChosenIndicators indicators={indicators} onChange={(next) => choose(next, 'replace')} />
      <output className="sr-only">{picked.added}</output>
    </div>
  );
};
