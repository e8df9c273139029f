import { type Drawing, type DrawingHistory, startHistory } from '@chuli/ui';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { callOptions, useCall } from '../../api/use-call.ts';
import { useSignedIn } from '../membership/use-signed-in.ts';
import { type AccountDrawings, saveDrawings } from './account-drawings.ts';
import { type DrawingChanges, changesBetween, isNoChange, takenOver } from './drawing-changes.ts';
import { drawingsIn } from './drawing-store.ts';

const PATH = '/chart/drawing/';
const store = drawingsIn(() => localStorage);
const NONE: readonly Drawing[] = [];
const NEW_ID_LENGTH = 12;

/** Two browsers draw on one account: a count would be the same in both. */
export const newDrawingId = (): string => crypto.randomUUID().replaceAll('-', '').slice(0, NEW_ID_LENGTH);

/** What the account has of a stock; changes are sent one after the other. */
const useAccount = (symbol: string) => {
  const queries = useQueryClient();
  const { data } = useCall(PATH, { symbol }, { enabled: symbol !== '' });
  const [failure, setFailure] = useState('');
  const line = useRef<Promise<unknown>>(Promise.resolve());
  const send = useCallback(
    (changes: DrawingChanges): Promise<boolean> => {
      const save = async (): Promise<boolean> => {
        const options = callOptions(PATH, { symbol });
        const known: AccountDrawings = await queries.ensureQueryData(options);
        const saved = await saveDrawings(known, changes);
        queries.setQueryData(options.queryKey, saved);
        return true;
      };
      const failed = (error: unknown): boolean => {
        setFailure(error instanceof Error ? error.message : String(error));
        return false;
      };
      const next = line.current.then(save).catch(failed);
      line.current = next;
      return next;
    },
    [queries, symbol],
  );
  return { shapes: data?.symbol === symbol ? data.shapes : undefined, send, failure };
};

/** What was drawn here before the sign-in joins the account when its chart is opened. */
const useTakeOver = (symbol: string, { shapes, send }: ReturnType<typeof useAccount>): void => {
  const taken = useRef('');
  useEffect(() => {
    if (shapes === undefined || symbol === '' || taken.current === symbol) return;
    taken.current = symbol;
    const put = takenOver(shapes, store.load(symbol), newDrawingId);
    if (put.length > 0) void send({ put, remove: [] }).then((isSaved) => isSaved && store.save(symbol, NONE));
  }, [symbol, shapes, send]);
};

/** The drawings of a stock: in the account of whoever is signed in, else in this browser. Every change is saved. */
export const useSavedDrawings = (symbol: string) => {
  const isSignedIn = useSignedIn();
  const account = useAccount(isSignedIn ? symbol : '');
  useTakeOver(isSignedIn ? symbol : '', account);
  const [kept, setKept] = useState<{ of: string; history: DrawingHistory } | null>(null);
  // What was drawn before the account answered comes back with what the account had.
  const of = [symbol, isSignedIn, account.shapes === undefined].join(' ');
  const { shapes = NONE, send } = account;
  const loaded = useMemo(
    () => startHistory(isSignedIn ? shapes : store.load(symbol)),
    [isSignedIn, shapes, symbol],
  );
  const history = kept?.of === of ? kept.history : loaded;
  const change = (next: DrawingHistory): void => {
    setKept({ of, history: next });
    const changes = changesBetween(history.present, next.present);
    if (!isSignedIn) store.save(symbol, next.present);
    else if (!isNoChange(changes)) void send(changes);
  };
  return { history, change, isInAccount: isSignedIn, failure: account.failure };
};
