import { PRODUCT } from '@chuli/kernel';
import { z } from 'zod';
import type { Seal } from './seal.ts';

/** Within 160 plain letters, which is one message to pay for. */
export const TEXTS = {
  code: (code: string): string =>
    `${code} is your ${PRODUCT.name} code, good for 10 minutes. Never tell it to anyone: we do not ask for it.`,
  hasAccount: (): string =>
    `You have a ${PRODUCT.name} account already. Sign in, or set a new password there. If you did not ask, ignore this.`,
};

/** What is sealed in the outbox: a phone number or an e-mail address, and the text. */
export type CodeText = { readonly to: string; readonly text: string };

const Sealed = z.strictObject({ to: z.string(), text: z.string() });

export const sealCode = (seal: Seal, id: string, code: CodeText): string =>
  seal.close(JSON.stringify(code), `delivery ${id}`);

export const openCode = (seal: Seal, { id, sealed }: { id: string; sealed: string }): CodeText =>
  Sealed.parse(JSON.parse(seal.open(sealed, `delivery ${id}`)));
