import { useEffect, useState } from 'react';
import { useCall } from '../../api/use-call.ts';
import { useSignedIn } from '../../shared/membership/use-signed-in.ts';
import { type Board, boardOf, keptBoard } from './board.ts';

/** What saves it is fetched by whoever arranges something. */
const saveLater = async (board: Board): Promise<string> => (await import('./save-board.ts')).save(board);

/**
 * The arrangement of the page. It is drawn from the copy in this browser, so that nothing jumps when the account
 * answers; one that the account has takes its place, and what a visitor arranged joins the account with the next change.
 */
export const useBoard = () => {
  const isSignedIn = useSignedIn();
  const board = keptBoard.use();
  const [failure, setFailure] = useState('');
  const { data } = useCall('/site/board/', {}, { enabled: isSignedIn });
  const account = data?.board ?? null;
  useEffect(() => {
    if (account !== null) keptBoard.set(boardOf(account));
  }, [account]);
  const arrange = (next: Board): void => {
    keptBoard.set(next);
    if (isSignedIn) void saveLater(next).then(setFailure);
  };
  return { board, arrange, failure };
};
