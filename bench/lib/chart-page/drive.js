const TICK_MS = 50;
const WARM_FRAMES = 2;

const middleOf = (element) => {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { clientX: left + width / 2, clientY: top + height / 2 };
};

/** Pans for two thirds of the time and zooms for one, there and back. */
const wheelAt = (count) => {
  const isZoom = count % 120 < 40;
  const along = count % 240 < 120 ? 1 : -1;
  return { deltaX: isZoom ? 0 : -30 * along, deltaY: isZoom ? 8 * along : 0 };
};

/** Over all calls: the hand goes on where it left off. */
let moved = 0;

/**
 * Moves the chart by the wheel with the pointer on it, as a hand would, while ticks come in; the milliseconds from
 * frame to frame.
 */
export const drive = (box, milliseconds, tick) =>
  new Promise((resolve) => {
    const frames = [];
    const target = [...box.querySelectorAll('canvas')].find(({ clientWidth }) => clientWidth > 200);
    const middle = { bubbles: true, cancelable: true, ...middleOf(target) };
    const started = performance.now();
    let before = started;
    let ticks = 0;
    const frame = (now) => {
      frames.push(now - before);
      before = now;
      if (now - started > milliseconds) {
        resolve(frames.slice(WARM_FRAMES));
        return;
      }
      target.dispatchEvent(new MouseEvent('mousemove', middle));
      target.dispatchEvent(new WheelEvent('wheel', { ...middle, ...wheelAt(moved) }));
      moved += 1;
      if ((now - started) / TICK_MS > ticks) {
        ticks += 1;
        tick(ticks);
      }
      requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  });
