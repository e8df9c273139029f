import { t } from '@chuli/language';
import { Search } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { type PaletteGroup, steppedIndex } from './palette-group.ts';

export type PaletteProps = {
  label: string;
  placeholder: string;
  text: string;
  onType: (text: string) => void;
  groups: readonly PaletteGroup[];
  /** Aside is what Shift and Enter ask for. */
  onChoose: (id: string, isAside?: boolean) => void;
  onClose: () => void;
  /** Said before anything is typed. */
  hint: string;
  /** Said when nothing matches. */
  none: string;
};

/** As they are printed on the keyboard, in every language. */
const KEYS = { take: 'Enter', shift: 'Shift', close: 'Esc' } as const;

/** The chosen line of a list that changes with every letter: a new text starts at its first line. */
const useActive = ({ text, groups, onChoose }: PaletteProps) => {
  const [at, setAt] = useState({ text, index: 0 });
  const ids = groups.flatMap(({ items }) => items.map(({ id }) => id));
  const index = at.text === text ? Math.min(at.index, Math.max(0, ids.length - 1)) : 0;
  const onKeyDown = (event: KeyboardEvent): void => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const active = ids[index];
    if (step !== undefined) {
      event.preventDefault();
      setAt({ text, index: steppedIndex(index, step, ids.length) });
    } else if (event.key === 'Enter' && active !== undefined) {
      event.preventDefault();
      onChoose(active, event.shiftKey);
    }
  };
  return { active: ids[index], onKeyDown };
};

type ListProps = Pick<PaletteProps, 'groups' | 'onChoose' | 'none' | 'label'> & {
  id: string;
  active: string | undefined;
};

const PaletteList = ({ id, groups, active, onChoose, none, label }: ListProps) => {
  useEffect(() => {
    if (active !== undefined)
      document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, active]);
  return (
    <div role="listbox" id={id} aria-label={label} className="palette-list">
      {groups.map(({ title, items }) => (
        <div key={title} role="group" aria-label={title}>
          <div className="title" aria-hidden>
            {title}
          </div>
          {items.map((item) => (
            <div
              key={item.id}
              id={`${id}-${item.id}`}
              role="option"
              tabIndex={-1}
              aria-selected={item.id === active}
              onPointerDown={(event) => event.preventDefault()}
              onClick={(event) => onChoose(item.id, event.shiftKey)}
              onKeyDown={(event) => event.key === 'Enter' && onChoose(item.id)}
            >
              <span className="main">{item.main}</span>
              <span className="sub">{item.sub}</span>
              {item.end && <span className="end">{item.end}</span>}
              {item.id === active && <kbd className="kbd">{KEYS.take}</kbd>}
              {item.id === active && item.aside !== undefined && (
                <span className="aside">
                  {item.aside} <kbd className="kbd">{KEYS.shift}</kbd> <kbd className="kbd">{KEYS.take}</kbd>
                </span>
              )}
            </div>
          ))}
        </div>
      ))}
      {groups.length === 0 && <div className="none">{none}</div>}
    </div>
  );
};

/** One field over everything: type what is meant, Enter goes there. */
const PaletteDialog = (props: PaletteProps) => {
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const { active, onKeyDown } = useActive(props);
  const { label, placeholder, hint, text, onType, onClose } = props;
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="scrim" />
        <Dialog.Content
          className="float palette-box"
          aria-describedby={undefined}
          onOpenAutoFocus={(event) => {
            // Radix would select the text, and the next letter would replace what was typed already.
            event.preventDefault();
            field.current?.focus({ preventScroll: true });
            field.current?.setSelectionRange(text.length, text.length);
          }}
        >
          <Dialog.Title className="sr-only">{label}</Dialog.Title>
          <div className="palette-field">
            <Search aria-hidden strokeWidth={1.5} />
            <input
              ref={field}
              role="combobox"
              aria-label={label}
              aria-expanded
              aria-controls={id}
              aria-autocomplete="list"
              aria-describedby={text === '' ? `${id}-hint` : undefined}
              aria-activedescendant={active === undefined ? undefined : `${id}-${active}`}
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
              placeholder={placeholder}
              value={text}
              onChange={(event) => onType(event.target.value)}
              onKeyDown={onKeyDown}
            />
            <Dialog.Close className="kbd" aria-label={t('Close')}>
              {KEYS.close}
            </Dialog.Close>
          </div>
          {text === '' && (
            <p id={`${id}-hint`} className="palette-hint">
              {hint}
            </p>
          )}
          <PaletteList {...props} id={id} active={active} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
};

export default PaletteDialog;
