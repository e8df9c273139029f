import type { IncomingMessage, ServerResponse } from 'node:http';
import { type MetricsDoor, openDoor } from './door.ts';

/** What can be told as text. */
export type Told = { readonly text: () => Promise<string>; readonly contentType: string };

export type AnswerMetrics = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

const STATUS = { missing: 404, refused: 401 } as const;

/** Answers one who asks for the figures of a process. */
export const answerMetrics = (door: MetricsDoor, told: Told): AnswerMetrics => {
  const judge = openDoor(door);
  return async (request, response) => {
    const verdict = judge(request);
    if (verdict === 'open') {
      const text = await told.text();
      response.writeHead(200, { 'content-type': told.contentType, 'cache-control': 'no-store' }).end(text);
      return;
    }
    response
      .writeHead(STATUS[verdict], {
        'content-length': 0,
        ...(verdict === 'refused' && { 'www-authenticate': 'Bearer' }),
      })
      .end();
  };
};
