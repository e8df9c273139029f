/** Of the time of the page, what drawing ticks may take: the rest belongs to the hand that moves the chart. */
const SHARE = 0.2;

/** What the browser gives; a test gives its own. */
export type Frames = {
  request: (frame: (now: number) => void) => void;
  wait: (callback: () => void, milliseconds: number) => void;
  now: () => number;
};

const BROWSER: Frames = {
  request: (frame) => void requestAnimationFrame(frame),
  wait: (callback, milliseconds) => void setTimeout(callback, milliseconds),
  now: () => performance.now(),
};

/**
 * Draws ticks together: at most once a frame, and the longer a drawing took, the later the next. The library goes
 * through a whole series at every update, so that a year is drawn with each tick and a lifetime of bars a few times a
 * second.
 */
export const createTickPace = (draw: () => void, frames: Frames = BROWSER) => {
  let isAsked = false;
  let isBusy = false;

  const rest = (cost: number): void =>
    frames.wait(
      () => {
        isBusy = false;
        if (isAsked) begin();
      },
      cost * (1 / SHARE - 1),
    );

  const begin = (): void => {
    isBusy = true;
    frames.request(() => {
      if (!isAsked) {
        isBusy = false;
        return;
      }
      isAsked = false;
      const started = frames.now();
      draw();
      const handedOver = frames.now() - started;
      // The chart draws in the next frame, before what is asked for after it.
      frames.request((frame) => rest(handedOver + frames.now() - frame));
    });
  };

  return {
    ask: (): void => {
      isAsked = true;
      if (!isBusy) begin();
    },
    /** When everything was drawn another way. */
    forget: (): void => {
      isAsked = false;
    },
  };
};
