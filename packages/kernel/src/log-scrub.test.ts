import { describe, expect, it } from 'vitest';
import { scrubLine } from './log-scrub.ts';

describe('a line of the log', () => {
  it.each([
    [
      'Key (phone_number)=(+9779841234567) already exists.',
      'Key (phone_number)=(+97798•••••567) already exists.',
    ],
    ['to 9841234567', 'to 98•••••567'],
    ['{"to":"09841234567"}', '{"to":"098•••••567"}'],
    [`Bearer eyJhbGciOiJFZERTQSJ9.${'a'.repeat(20)}.${'b'.repeat(20)}`, 'Bearer [token]'],
  ])('loses what could name or admit somebody: %s', (line, scrubbed) => {
    expect(scrubLine(line)).toBe(scrubbed);
  });

  it.each(['{"time":1794732984123,"responseTime":0.9841234567}', '{"bytes":9841234567}', 'id 98412345678'])(
    'keeps its figures: %s',
    (line) => {
      expect(scrubLine(line)).toBe(line);
    },
  );
});
