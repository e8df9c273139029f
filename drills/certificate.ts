import { execFileSync } from 'node:child_process';
import path from 'node:path';

export type Certificate = { readonly cert: string; readonly key: string };

/** One that is its own authority, for names as openssl writes them: `DNS:localhost`, `IP:127.0.0.1`. */
export const makeCertificate = (folder: string, names: readonly string[]): Certificate => {
  const [cert, key] = [path.join(folder, 'certificate.pem'), path.join(folder, 'key.pem')];
  const made = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
  const [first = ''] = names;
  const named = [
    '-subj',
    `/CN=${first.replace(/^\w+:/, '')}`,
    '-addext',
    `subjectAltName=${names.join(',')}`,
  ];
  execFileSync('openssl', ['req', '-x509', ...made, ...named, '-keyout', key, '-out', cert], {
    stdio: 'ignore',
  });
  return { cert, key };
};
