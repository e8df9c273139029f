import { deviceName } from '../../account/device.ts';
import { loadKeeper } from '../../account/own-fetch.ts';
import type { Tokens } from '../../account/renewal.ts';

/** What every call that signs in says of this browser. */
export const onThisDevice = (): { device: string; medium: 'web' } => ({
  device: deviceName(),
  medium: 'web',
});

/** From here on this browser is signed in: the page is drawn anew for the person. */
export const enter = async (tokens: Tokens): Promise<void> => (await loadKeeper()).take(tokens);
