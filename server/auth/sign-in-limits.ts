import { createHmac } from 'node:crypto';
import type { RateCounters } from '../rate-limit/rate-counters.ts';
import { consume, network } from '../rate-limit/rate-limit.ts';

const WINDOW_S = 900;

/** Failures of a network, across accounts, before it has to wait. */
const BY_NETWORK = 20;
/** Failures of a network on one account before it has to wait. */
const BY_NETWORK_AND_ACCOUNT = 5;
/** Failures on an account, across networks, before each network gets a single attempt. */
const BY_ACCOUNT = 10;

export interface SignInLimits {
  /**
   * Counts the attempt before the password is checked, so that concurrent attempts all count, and refunds it unless the
   * password was wrong.
   * @param check checks the credentials; resolves to null if they are wrong
   * @returns the seconds to wait if the credentials were not checked
   */
  attempt<T>(
    account: string,
    clientAddress: string,
    check: () => Promise<T | null>,
  ): Promise<{ answer: T | null } | { waitS: number }>;
}

/**
 * Limits failed sign-ins by network and by account. Nobody can lock another person out: an account under attack still allows
 * one attempt from each network that has not failed on it.
 */
export function signInLimits(counters: RateCounters, now: () => Date): SignInLimits {
  const limiter = (name: string, points: number) =>
    counters.limiter(`sign-in-${name}`, { points, seconds: WINDOW_S });
  const byNetwork = limiter('network', BY_NETWORK);
  const byNetworkAndAccount = limiter('both', BY_NETWORK_AND_ACCOUNT);
  const byAccount = limiter('account', BY_ACCOUNT);
  return {
    async attempt(account, clientAddress, check) {
      const salt = await counters.salt(now().toISOString().slice(0, 10));
      const key = (text: string) => createHmac('sha256', salt).update(text).digest('base64url');
      const networkKey = key(network(clientAddress));
      const pairKey = key(`${network(clientAddress)} ${account}`);
      const accountKey = key(account);

      const pairWaitS = await consume(byNetworkAndAccount, pairKey);
      if (pairWaitS) return { waitS: pairWaitS };
      const networkWaitS = await consume(byNetwork, networkKey);
      if (networkWaitS) {
        await byNetworkAndAccount.reward(pairKey, 1);
        return { waitS: networkWaitS };
      }
      const accountWaitS = await consume(byAccount, accountKey);
      const attemptsOfPair = (await byNetworkAndAccount.get(pairKey))?.consumedPoints ?? 1;
      if (accountWaitS && attemptsOfPair > 1) {
        await byNetwork.reward(networkKey, 1);
        return { waitS: accountWaitS };
      }

      const refund = () => Promise.all([byNetwork.reward(networkKey, 1), byAccount.reward(accountKey, 1)]);
      try {
        const answer = await check();
        if (answer !== null) await Promise.all([refund(), byNetworkAndAccount.delete(pairKey)]);
        return { answer };
      } catch (error) {
        await Promise.allSettled([refund(), byNetworkAndAccount.reward(pairKey, 1)]);
        throw error;
      }
    },
  };
}
