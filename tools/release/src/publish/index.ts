export { candidateOf, publish, verifyRelease } from './publish.ts';
export { KEY_SETTING, readPrivateKey } from './signature.ts';
