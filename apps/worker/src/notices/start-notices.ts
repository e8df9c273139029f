import { setTimeout as sleep } from 'node:timers/promises';
import type { Clock, SentChannel } from '@chuli/kernel';
import { type Sender, type SenderNeeds, type Way, startSender } from '@chuli/messages';
import type { Registry } from '@chuli/registry';
import { type Lease, acquireLease, releaseLease } from '@chuli/registry/live';
import { sweepNotices } from '@chuli/registry/notice';
import type { Logger } from 'pino';
import { type PassWatch, UNWATCHED } from '../watch/pass-watch.ts';
import type { NoticeSettings } from './settings.ts';
import { tellOfAnnouncements } from './sources/announcements.ts';
import { tellOfEndings } from './sources/endings.ts';
import { readBot } from './telegram/read-bot.ts';
import { emailWay } from './ways/email.ts';
import { pushWay } from './ways/push.ts';
import { smsWay } from './ways/sms.ts';
import { telegramWay } from './ways/telegram.ts';
import { webhookWay } from './ways/webhook.ts';

type Needs = NoticeSettings & {
  registry: Registry;
  clock: Clock;
  logger: Logger;
  holder: string;
  watch?: PassWatch;
  onOutcome?: SenderNeeds['onOutcome'];
};

const WORK = 'notices';
const LOOK_MS = 60_000;

type Ways = Partial<Record<SentChannel, Way>>;

const waysOf = ({
  registry,
  clock,
  vapid,
  pushOrigins,
  mail,
  sms,
  seal,
  smsDailyCap,
  ...needs
}: Needs): Ways => ({
  ...(vapid !== null && { push: pushWay(registry, vapid, pushOrigins) }),
  ...(mail !== null && { email: emailWay(mail, seal) }),
  ...(sms !== null && { sms: smsWay({ registry, clock, sms, seal, dailyCap: smsDailyCap }) }),
  ...(seal !== null && {
    webhook: webhookWay({ clock, seal, origin: needs.origin, origins: needs.webhookOrigins }),
  }),
  ...(needs.bot !== null && {
    telegram: telegramWay({ registry, clock, bot: needs.bot, origin: needs.origin }),
  }),
});

/** Every copy sends what is due; one at a time looks for what people are to be told of. */
export const startNotices = (needs: Needs): { nudge: () => void; stop: () => Promise<void> } => {
  const { registry, clock, logger, holder, seal, pollMs, claimMs, onOutcome, watch = UNWATCHED } = needs;
  const ways = waysOf(needs);
  const takes = { hasNotices: true, sealedWith: seal?.names ?? [] };
  const sender: Sender = startSender({
    registry,
    clock,
    log: logger,
    ways,
    takes,
    claimMs,
    pollMs,
    onOutcome,
  });
  const reader =
    needs.bot === null
      ? null
      : readBot({ registry, clock, logger, holder, bot: needs.bot, onLinked: sender.nudge });
  const stopping = new AbortController();

  let lease: Lease | null = null;

  const look = async (): Promise<void> => {
    lease = await acquireLease(registry, { source: WORK, holder, lifeMs: 2 * LOOK_MS });
    if (lease === null) return watch.standsBy();
    watch.does();
    const now = new Date(clock());
    const told = {
      endings: await tellOfEndings(registry, now),
      announcements: await tellOfAnnouncements(registry, now),
    };
    await sweepNotices(registry, now);
    watch.done(null);
    if (told.endings + told.announcements === 0) return;
    logger.info(told, 'people were told');
    sender.nudge();
  };

  const running = (async () => {
    while (!stopping.signal.aborted) {
      await look().catch((error: unknown) => {
        watch.failed();
        logger.error({ err: error }, 'could not look for notices');
      });
      await sleep(LOOK_MS, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
    if (lease !== null) await releaseLease(registry, lease);
  })();

  return {
    nudge: sender.nudge,
    stop: async () => {
      stopping.abort();
      await Promise.all([running, sender.stop(), reader?.stop()]);
    },
  };
};
