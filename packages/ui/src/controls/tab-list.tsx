import type { KeyboardEvent } from 'react';
import type { Choice } from './segmented-control.tsx';

type TabListProps<V extends string> = {
  label: string;
  tabs: readonly Choice<V>[];
  value: V;
  onChoose: (value: V) => void;
  /** The id of the element that shows the chosen tab. */
  panelId: string;
};

const STEP: Record<string, number> = { ArrowLeft: -1, ArrowRight: 1 };

export const TabList = <V extends string>({ label, tabs, value, onChoose, panelId }: TabListProps<V>) => {
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
    <div className="tabs" role="tablist" aria-label={label}>
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
