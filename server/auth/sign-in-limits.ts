import { createHmac } from 'node:crypto';
import type { RateCounters } from '../rate-limit/rate-counters.ts';
import { consume, network } from '../rate-limit/rate-limit.ts';

const WINDOW_S = 900;

/** Failures before a network has to wait, whatever accounts it tries. */
const BY_NETWORK = 20;
/** … on one account. */
const BY_NETWORK_AND_ACCOUNT = 5;
/** Failures on an account, from anywhere, before each network has a single try left. */
const BY_ACCOUNT = 10;

export interface SignInLimits {
  /**
   * Takes one try before the password is looked at, so that many tries at once count as many, and gives it back unless what was
   * given was wrong.
   * @param check what was given; null when it is wrong
   * @returns the seconds to wait where it was not looked at
   */
  attempt<T>(
    account: string,
    clientAddress: string,
    check: () => Promise<T | null>,
  ): Promise<{ answer: T | null } | { waitS: number }>;
}

/**
 * Limits failed tries by network address and by account. Nobody can lock somebody else out: an account under attack takes one
 * try of each network that has not failed on it, and a right password gets in.
 */
export function signInLimits(counters: RateCounters, now: () => Date): SignInLimits {
  const limiter = (name: string, points: number) =>
    counters.limiter(`sign-in-${name}`, { points, seconds: WINDOW_S });
  const byNetwork = limiter('network', BY_NETWORK);
  const byBoth = limiter('both', BY_NETWORK_AND_ACCOUNT);
  const byAccount = limiter('account', BY_ACCOUNT);
  return {
    async attempt(account, clientAddress, check) {
      const salt = await counters.salt(now().toISOString().slice(0, 10));
      const key = (text: string) => createHmac('sha256', salt).update(text).digest('base64url');
      const net = key(network(clientAddress));
      const both = key(`${network(clientAddress)} ${account}`);
      const whose = key(account);

      const known = await consume(byBoth, both);
      if (known) return { waitS: known };
      const guessing = await consume(byNetwork, net);
      if (guessing) {
        await byBoth.reward(both, 1);
        return { waitS: guessing };
      }
      const attacked = await consume(byAccount, whose);
      const tried = (await byBoth.get(both))?.consumedPoints ?? 1;
      if (attacked && tried > 1) {
        await byNetwork.reward(net, 1);
        return { waitS: attacked };
      }

      const giveBack = () => Promise.all([byNetwork.reward(net, 1), byAccount.reward(whose, 1)]);
      try {
        const answer = await check();
        if (answer !== null) await Promise.all([giveBack(), byBoth.delete(both)]);
        return { answer };
      } catch (error) {
        await Promise.allSettled([giveBack(), byBoth.reward(both, 1)]);
        throw error;
      }
    },
  };
}
