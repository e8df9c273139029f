import { t } from '@chuli/language';
import { Button } from '@chuli/ui';
import { useState } from 'react';
import { CallFailure } from '../../api/call-failure.ts';
import { useNow } from '../../screen-kit/use-now.ts';

export type CodeSent = { readonly request: string; readonly resend_in: number };

type ResendProps = { resendIn: number; send: () => Promise<CodeSent>; onSent: (sent: CodeSent) => void };

/** Another code, once the server allows it; until then how long that is. */
export const ResendButton = ({ resendIn, send, onSent }: ResendProps) => {
  const [until, setUntil] = useState(() => Date.now() + resendIn * 1_000);
  const [problem, setProblem] = useState<string | null>(null);
  const left = Math.ceil((until - useNow()) / 1_000);
  const resend = async (): Promise<void> => {
    try {
      const sent = await send();
      setProblem(null);
      setUntil(Date.now() + sent.resend_in * 1_000);
      onSent(sent);
    } catch (error) {
      setProblem(error instanceof CallFailure ? error.message : t('That didn’t work. Try again.'));
    }
  };
  return (
    <>
      <Button disabled={left > 0} onClick={() => void resend()}>
        {left > 0 ? t('Send again in {count} s', { count: left }) : t('Send the code again')}
      </Button>
      <output className="problem">{problem}</output>
    </>
  );
};
