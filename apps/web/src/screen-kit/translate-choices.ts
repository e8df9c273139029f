import { type Phrase, say } from '@chuli/language';
import type { Choice } from '@chuli/ui';

/** A choice as it is declared: its label is a phrase, or a figure. */
export type DeclaredChoice<V extends string> = {
  readonly value: V;
  readonly label: Phrase | `${number}`;
  readonly hint?: Phrase;
};

/** Declared choices in the reader's language. */
export const translateChoices = <V extends string>(choices: readonly DeclaredChoice<V>[]): Choice<V>[] =>
  choices.map(({ value, label, hint }) => ({
    value,
    label: say(label),
    ...(hint !== undefined && { hint: say(hint) }),
  }));
