import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createBoard } from '../serve/board.ts';
import { createPageServer } from '../serve/server.ts';
import { sayWord } from '../words/words.ts';
import { PICTURED } from './made-history.ts';

export type PicturedName = keyof typeof PICTURED;
export const PICTURED_NAMES = Object.keys(PICTURED) as PicturedName[];

const MINUTE_MS = 60_000;

const WORDS = [
  [
    'Planned work on Saturday from 21:00 to 22:00: pages may be away for some minutes.',
    'शनिबार 21:00 देखि 22:00 सम्म मर्मत: पृष्ठ केही मिनेट नखुल्न सक्छन्।',
  ],
  [
    'Figures and prices have trouble since 12:24. We are on it; the next word is here at 12:45.',
    'दिउँसो 12:24 देखि अङ्क र मूल्यमा समस्या छ। काम भइरहेको छ; अर्को जानकारी 12:45 मा।',
  ],
] as const;

/** The page of a made-up history, as the process serves it. */
export const openPicturedPage = async (name: PicturedName) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'status-pictures-'));
  const { now, minutes, hasWords } = PICTURED[name];
  if (hasWords)
    WORDS.forEach(([en, ne], index) =>
      sayWord(folder, en, ne, new Date((now - 30 + 26 * index) * MINUTE_MS)),
    );
  const board = createBoard({
    site: 'https://chuli.app/',
    history: { minutes: () => minutes, add: () => false },
    folder,
    clock: () => now * MINUTE_MS,
  });
  const server = createPageServer({ board, isLeaving: () => false, onTrouble: () => undefined });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: (): void => {
      server.closeAllConnections();
      server.close();
      rmSync(folder, { recursive: true });
    },
  };
};
