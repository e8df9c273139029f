import { type TestPostgres, testPostgres } from '@chuli/testkit';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { asOnlyDeploy } from './one-deploy.ts';

let server: TestPostgres;
beforeAll(async () => {
  server = await testPostgres();
});
afterAll(() => server.drop());

const never = (): never => {
  throw new Error('the registry is there');
};

describe('a deploy', () => {
  it('is refused while another machine deploys, and goes on after it, however that ended', async () => {
    const [url, failed] = [server.url, new Error('broken')];
    await asOnlyDeploy(
      url,
      async () => {
        const second = asOnlyDeploy(url, () => Promise.resolve('both'), { onAway: never });
        await expect(second).rejects.toThrow('another machine deploys');
      },
      { onAway: never },
    );
    await expect(asOnlyDeploy(url, () => Promise.reject(failed), { onAway: never })).rejects.toBe(failed);
    await expect(asOnlyDeploy(url, () => Promise.resolve('done'), { onAway: never })).resolves.toBe('done');
  });

  it('is not held up by a registry that is away', async () => {
    let isTold = false;
    const alone = {
      onAway: () => {
        isTold = true;
      },
    };
    const away = 'postgres://127.0.0.1:9/away';
    expect(await asOnlyDeploy(away, () => Promise.resolve('back'), alone)).toBe('back');
    expect(isTold).toBe(true);
  });
});
