import { createHash } from 'node:crypto';
import { type HostRole, type Hosts, framesOf } from '@chuli/contracts/screens';
import { type Environment, HSTS_HEADER } from '@chuli/kernel';

const STYLE = /<style>([\s\S]*?)<\/style>/g;
const SCRIPT = /<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g;

/** What lightweight-charts puts into the page for its mark; a test computes it again from the library. */
export const CHART_MARK_HASH = "'sha256-3pRED1tOXas1FXFoPb9TGCjmYe9XQsmO9OV23khV2nY='";

const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const hashesIn = (html: string, pattern: RegExp): string[] => [
  ...new Set([...html.matchAll(pattern)].map(([, text = '']) => hashOf(text))),
];

export type PageAsked = {
  html: string;
  path: string;
  role: HostRole;
  hosts: Hosts;
  environment: Environment;
  formOrigins: readonly string[];
};

/** Only what is in the page by our own build may run in it or dress it: each part by its hash, and no other inline. */
const contentPolicy = (asked: PageAsked, frames: readonly string[]): string =>
  [
    "default-src 'none'",
    "object-src 'none'",
    ["script-src 'self'", ...hashesIn(asked.html, SCRIPT)].join(' '),
    ["style-src 'self'", CHART_MARK_HASH, ...hashesIn(asked.html, STYLE)].join(' '),
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    ["form-action 'self'", ...asked.formOrigins].join(' '),
    `frame-ancestors ${frames.length === 0 ? "'none'" : frames.join(' ')}`,
    ...(asked.environment === 'development' ? [] : ['upgrade-insecure-requests']),
  ].join('; ');

/** Of files: the offline worker asks the network under the policy of its own file. */
const FILE_POLICY =
  "default-src 'self'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** On every answer, whatever it is. */
export const commonHeaders = (environment: Environment): Record<string, string> => ({
  'content-security-policy': FILE_POLICY,
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy':
    'accelerometer=(), camera=(), display-capture=(), geolocation=(), gyroscope=(), magnetometer=(), microphone=(), midi=(), payment=(), usb=()',
  ...(environment === 'development' ? {} : { 'strict-transport-security': HSTS_HEADER }),
});

export const pageHeaders = (asked: PageAsked): Record<string, string> => {
  const frames = framesOf(asked.hosts, asked.role, asked.path);
  return {
    'content-security-policy': contentPolicy(asked, frames),
    ...(frames.length === 0
      ? { 'x-frame-options': 'DENY' }
      : { 'cross-origin-resource-policy': 'cross-origin' }),
  };
};
