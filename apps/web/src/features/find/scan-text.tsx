import { say, t } from '@chuli/language';
import { ScanFault, faultText, parseRunningScan } from '@chuli/scan';
import { Button, PanelHead } from '@chuli/ui';
import { useId, useState } from 'react';
import { Marked } from '../../shared/find/marked.tsx';

type Judged = { readonly fault: ScanFault | null };

const judged = (text: string): Judged => {
  try {
    parseRunningScan(text);
    return { fault: null };
  } catch (error) {
    return { fault: error instanceof ScanFault ? error : null };
  }
};

type Props = { readonly text: string; readonly onText: (text: string) => void };

/** The same rule as text. What is typed counts once it can be read; until then it says where it cannot. */
export const ScanText = ({ text, onText }: Props) => {
  const id = useId();
  const [typed, setTyped] = useState<{ of: string; text: string }>({ of: text, text });
  const shown = typed.of === text ? typed.text : text;
  const { fault } = judged(shown);
  const type = (next: string): void => {
    setTyped({ of: text, text: next });
    if (judged(next).fault === null && next.trim() !== '') onText(next);
  };
  return (
    <section className="panel" aria-labelledby={id}>
      <PanelHead title={t('As text')} note={t('the same rule; edit either')}>
        <Button tone="quiet" onClick={() => void navigator.clipboard.writeText(shown)}>
          {t('Copy')}
        </Button>
      </PanelHead>
      <label className="sr-only" id={id} htmlFor={`${id}-text`}>
        {t('The rule as text')}
      </label>
      <textarea
        id={`${id}-text`}
        className="scan-text"
        rows={4}
        maxLength={2_000}
        spellCheck={false}
        aria-invalid={fault !== null}
        value={shown}
        onChange={(event) => type(event.target.value)}
      />
      {fault !== null && (
        <p className="scan-fault" role="status">
          <Marked text={shown} fault={fault} />
          <span>{faultText(fault, say)}</span>
          {fault.expected.length > 0 && (
            <span className="note">
              {t('Expected: {words}', { words: fault.expected.slice(0, 8).join(', ') })}
            </span>
          )}
        </p>
      )}
    </section>
  );
};
