import { type Phrase, t } from '@chuli/language';
import { Button } from '@chuli/ui';
import { type SubmitEvent, useState } from 'react';
import type { refusalOf } from './use-feed.ts';

const REFUSALS: Readonly<Record<NonNullable<ReturnType<typeof refusalOf>>, Phrase>> = {
  refused: 'This key was refused.',
  'no-door': 'No operator’s key is set on this server, so the page stays shut.',
};

type KeyFormProps = { refusal: ReturnType<typeof refusalOf>; onKey: (key: string) => void };

/** Asks for the key once; it stays in this tab until it is closed. */
export const KeyForm = ({ refusal, onKey }: KeyFormProps) => {
  const [typed, setTyped] = useState('');
  const send = (event: SubmitEvent): void => {
    event.preventDefault();
    if (typed !== '') onKey(typed);
  };
  return (
    <form className="state" onSubmit={send}>
      <h2>{t('For feed operators')}</h2>
      <p>
        {t(
          'The operator’s key opens this page. It is kept in this tab alone and forgotten when it is closed.',
        )}
      </p>
      <div className="acts">
        <span className="field">
          <label htmlFor="operator-key">{t('Operator’s key')}</label>
          <input
            id="operator-key"
            type="password"
            autoComplete="off"
            size={28}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </span>
        <Button type="submit">{t('Open the page')}</Button>
      </div>
      <output className="text-warn">{refusal !== null && t(REFUSALS[refusal])}</output>
    </form>
  );
};
