import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import type { Choice } from './segmented-control.tsx';

type TabListProps<V extends string> = {
  label: string;
  tabs: readonly Choice<V>[];
  value: V;
  onChoose: (value: V) => void;
  /** The id of the element that shows the chosen tab. */
  panelId: string;
};

/** As much of the tab beside the chosen one is seen that one knows there is more. */
const PEEK = 40;

/** A phone has no room for all tabs: the chosen one is moved into view, and nothing but the line of tabs moves. */
const showChosen = (list: HTMLElement, value: string): void => {
  const chosen = list.querySelector(`[data-tab="${value}"]`)?.getBoundingClientRect();
  if (chosen === undefined) return;
  const room = list.getBoundingClientRect();
  if (chosen.right > room.right) list.scrollLeft += chosen.right - room.right + PEEK;
  else if (chosen.left < room.left) list.scrollLeft -= room.left - chosen.left + PEEK;
};

const STEP: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

export const TabList = <V extends string>({ label, tabs, value, onChoose, panelId }: TabListProps<V>) => {
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (list.current !== null) showChosen(list.current, value);
  }, [value]);
  const onKeyDown = (event: KeyboardEvent<HTMLButtonElement>): void => {
    const step = event.shiftKey ? undefined : STEP[event.key];
    if (step === undefined) return;
    const index = tabs.findIndex((tab) => tab.value === value) + step;
    const next = tabs[(index + tabs.length) % tabs.length];
    if (next === undefined) return;
    onChoose(next.value);
    event.currentTarget.parentElement?.querySelector<HTMLElement>(`[data-tab="${next.value}"]`)?.focus();
  };
  return (
    <div ref={list} className="tabs" role="tablist" aria-label={label}>
      {tabs.map((tab) => (
        <button
          key={tab.value}
          type="button"
          role="tab"
          id={`${panelId}-${tab.value}`}
          data-tab={tab.value}
          aria-selected={tab.value === value}
          aria-controls={panelId}
          tabIndex={tab.value === value ? 0 : -1}
          onClick={() => onChoose(tab.value)}
          onKeyDown={onKeyDown}
        >
          {tab.label}
        </button>
      ))}
    </div>
  );
};
