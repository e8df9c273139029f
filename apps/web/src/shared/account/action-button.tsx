import { t } from '@chuli/language';
import { Button } from '@chuli/ui';
import { type ReactNode, useState } from 'react';
import { CallFailure } from '../../api/call-failure.ts';

type ActionButtonProps = {
  act: () => Promise<unknown>;
  tone?: 'plain' | 'primary' | 'quiet';
  children: ReactNode;
};

/** A press that asks the server for something; what goes wrong is said beside it. */
export const ActionButton = ({ act, tone = 'plain', children }: ActionButtonProps) => {
  const [isActing, setActing] = useState(false);
  const [problem, setProblem] = useState('');
  const press = async (): Promise<void> => {
    if (isActing) return;
    setActing(true);
    setProblem('');
    try {
      await act();
    } catch (error) {
      setProblem(error instanceof CallFailure ? error.message : t('That didn’t work. Try again.'));
    } finally {
      setActing(false);
    }
  };
  return (
    <>
      <Button tone={tone} aria-busy={isActing} onClick={() => void press()}>
        {children}
      </Button>
      <output className="text-down">{problem}</output>
    </>
  );
};
