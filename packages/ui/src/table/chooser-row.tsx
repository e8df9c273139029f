import { t } from '@chuli/language';
import { ArrowDown, ArrowUp, ChevronsLeftRight, ChevronsRightLeft, Pin } from 'lucide-react';
import type { KeyboardEvent } from 'react';
import { IconButton } from '../controls/button.tsx';
import type { ChooserItem } from './chooser-items.ts';

/** With Alt held on a column's box: up and down move it, left and right make it narrower and wider, p pins it. */
const stepOfKey = (key: string, { move, resize, pin }: ChooserItem): (() => void) | undefined =>
  ({
    ArrowUp: () => move(-1),
    ArrowDown: () => move(1),
    ArrowLeft: () => resize(-1),
    ArrowRight: () => resize(1),
    p: pin,
  })[key];

type ChooserRowProps = { item: ChooserItem; isFirst: boolean; isLast: boolean };

const Steps = ({ item, isFirst, isLast }: ChooserRowProps) => {
  const { label: column, isShown, isPinned } = item;
  return (
    <>
      <IconButton
        small
        label={t('Pin {column}', { column })}
        aria-pressed={isPinned}
        disabled={isFirst}
        onClick={item.pin}
      >
        <Pin />
      </IconButton>
      <IconButton
        small
        label={t('{column} narrower', { column })}
        disabled={!isShown}
        onClick={() => item.resize(-1)}
      >
        <ChevronsRightLeft />
      </IconButton>
      <IconButton
        small
        label={t('{column} wider', { column })}
        disabled={!isShown}
        onClick={() => item.resize(1)}
      >
        <ChevronsLeftRight />
      </IconButton>
      <IconButton small label={t('{column} up', { column })} disabled={isFirst} onClick={() => item.move(-1)}>
        <ArrowUp />
      </IconButton>
      <IconButton small label={t('{column} down', { column })} disabled={isLast} onClick={() => item.move(1)}>
        <ArrowDown />
      </IconButton>
    </>
  );
};

export const ChooserRow = ({ item, isFirst, isLast }: ChooserRowProps) => {
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = event.altKey ? stepOfKey(event.key, item) : undefined;
    if (step === undefined) return;
    event.preventDefault();
    step();
  };
  return (
    <li>
      <label>
        <input
          type="checkbox"
          checked={item.isShown}
          // The first column names the row: a table without it says nothing.
          aria-disabled={isFirst}
          aria-keyshortcuts="Alt+ArrowUp Alt+ArrowDown Alt+ArrowLeft Alt+ArrowRight Alt+P"
          onChange={() => !isFirst && item.toggle()}
          onKeyDown={onKeyDown}
        />
        <span className="min-w-0">
          <span className="block truncate">{item.label}</span>
          {item.hint !== undefined && <small>{item.hint}</small>}
        </span>
      </label>
      <Steps item={item} isFirst={isFirst} isLast={isLast} />
    </li>
  );
};
