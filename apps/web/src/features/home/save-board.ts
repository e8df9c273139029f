import { stockSymbol } from '@chuli/kernel';
import { t } from '@chuli/language';
import { CallFailure } from '../../api/call-failure.ts';
import { sendCall } from '../../api/send-call.ts';
import type { Board } from './board.ts';

/** Keeps an arrangement in the account; says why where that failed. */
export const save = async ({ order, hidden, indices }: Board): Promise<string> => {
  try {
    await sendCall('PATCH /site/board/', {
      body: { order: [...order], hidden: [...hidden], indices: indices.map(stockSymbol) },
    });
    return '';
  } catch (error) {
    return error instanceof CallFailure ? error.message : t('That didn’t work. Try again.');
  }
};
