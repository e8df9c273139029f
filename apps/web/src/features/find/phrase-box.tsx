import { languageNow, t } from '@chuli/language';
import { parseScan } from '@chuli/scan';
import { proposeScan } from '@chuli/scan/propose';
import { scanWords } from '@chuli/scan/words';
import { Button, Panel, TextField } from '@chuli/ui';
import { useState } from 'react';

/** A phrase becomes a proposed rule, which is shown before it counts; what was not understood is shown with it. */
export const PhraseBox = ({ onText }: { onText: (text: string) => void }) => {
  const [phrase, setPhrase] = useState('');
  const proposal = phrase === '' ? null : proposeScan(phrase);
  const take = (): void => {
    if (proposal === null || proposal.text === null) return;
    onText(proposal.text);
    setPhrase('');
  };
  return (
    <Panel label={t('In your own words')}>
      <form
        className="scan-choices"
        onSubmit={(event) => {
          event.preventDefault();
          take();
        }}
      >
        <TextField
          label={t('In your own words')}
          placeholder={t('bank stocks near their 52 week high')}
          size={34}
          value={phrase}
          onType={setPhrase}
          isProse
        />
        {proposal !== null && proposal.text !== null && <Button type="submit">{t('Use this rule')}</Button>}
      </form>
      {proposal !== null && (
        <div className="scan-fault" role="status">
          {proposal.text === null ? (
            <span>{t('No condition was understood. Try “RSI below 30” or “twice the average volume”.')}</span>
          ) : (
            <>
              <span>{scanWords(parseScan(proposal.text).scan, languageNow())}</span>
              <code>{proposal.text}</code>
            </>
          )}
          {proposal.notUnderstood.length > 0 && (
            <span className="text-warn">
              {t('Not understood: {words}', {
                words: proposal.notUnderstood.map(({ said }) => `“${said}”`).join(', '),
              })}
            </span>
          )}
        </div>
      )}
    </Panel>
  );
};
