import { type RefObject, useEffect } from 'react';

const afterPaint = (then: () => void): void => {
  requestAnimationFrame(() => {
    const { port1, port2 } = new MessageChannel();
    port1.addEventListener('message', then, { once: true });
    port1.start();
    // The message waits its turn behind the frame that is being drawn.
    port2.postMessage(null);
  });
};

/** Writes into the output how many answers there were and how long the last one took, from the key or press to the paint. */
export const useAnswerTime = (
  place: RefObject<HTMLElement | null>,
  output: RefObject<HTMLOutputElement | null>,
): void => {
  useEffect(() => {
    let answers = 0;
    const stop = new AbortController();
    const measure = (event: Event): void => {
      const started = event.timeStamp;
      afterPaint(() => {
        answers += 1;
        if (output.current) {
          output.current.textContent = `${answers} ${(performance.now() - started).toFixed(1)}`;
        }
      });
    };
    for (const type of ['keydown', 'click']) {
      place.current?.addEventListener(type, measure, { capture: true, signal: stop.signal });
    }
    return () => stop.abort();
  }, [place, output]);
};
