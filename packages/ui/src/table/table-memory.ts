import { useCallback, useState } from 'react';
import { columnChoiceText, parseColumnChoice } from './column-choice-text.ts';
import { type ColumnChoice, NO_CHOICE } from './column-choice.ts';

/** Where tables remember their columns. */
export type TableMemory = {
  read: (key: string) => string | null;
  /** Null forgets. */
  write: (key: string, text: string | null) => void;
};

/** This browser; where its storage is closed to us a choice holds until the screen is left. */
export const browserMemory: TableMemory = {
  read: (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  },
  write: (key, text) => {
    try {
      if (text === null) localStorage.removeItem(key);
      else localStorage.setItem(key, text);
    } catch {
      // The choice still holds on this screen.
    }
  },
};

const keyOf = (id: string): string => `table:${id}`;

export const recall = (memory: TableMemory, id: string | undefined): ColumnChoice =>
  id === undefined ? NO_CHOICE : parseColumnChoice(memory.read(keyOf(id)));

export const remember = (memory: TableMemory, id: string | undefined, choice: ColumnChoice): void => {
  if (id !== undefined) memory.write(keyOf(id), columnChoiceText(choice));
};

/** The columns chosen for the table of this id, remembered from visit to visit. */
export const useColumnChoice = (
  id: string | undefined,
  memory: TableMemory,
): [ColumnChoice, (choice: ColumnChoice) => void] => {
  const [held, setHeld] = useState(() => ({ id, choice: recall(memory, id) }));
  const current = held.id === id ? held : { id, choice: recall(memory, id) };
  // The same place on the screen may show another table, with columns of its own.
  if (current !== held) setHeld(current);
  const choose = useCallback(
    (choice: ColumnChoice): void => {
      remember(memory, id, choice);
      setHeld({ id, choice });
    },
    [memory, id],
  );
  return [current.choice, choose];
};
