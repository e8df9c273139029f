const FRAMES = 120;
const PIXELS_A_FRAME = 420;

const nextFrame = (): Promise<number> => new Promise((resolve) => requestAnimationFrame(resolve));

/** Scrolls fifteen rows further in every frame and gives the milliseconds that each frame took, shortest first. */
export const scrollFrames = async (box: Element): Promise<number[]> => {
  const frames: number[] = [];
  let last = await nextFrame();
  for (let frame = 0; frame < FRAMES; frame += 1) {
    box.scrollBy(0, PIXELS_A_FRAME);
    const now = await nextFrame();
    frames.push(now - last);
    last = now;
  }
  return frames.sort((a, b) => a - b);
};
