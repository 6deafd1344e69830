import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { sendSubscriptionRequest } from '../../contracts/accounts/profile.ts';
import { createBrowserCall } from '../api/call.ts';
import { usePageNavigate } from '../shell/link.tsx';
import { useShell } from '../shell/use-shell.ts';

export interface AccessRequesting {
  readonly isSent: boolean;
  readonly send: () => void;
}

/** Requests the tariff that unlocks values, from where they are masked. */
export function useAccessRequest(): AccessRequesting {
  const { asking, unlockUrl } = useShell();
  const { revalidate } = useRevalidator();
  const navigate = usePageNavigate();
  const [isSent, setSent] = useState(false);
  const sendRequest = async (tariff: number) => {
    // Like all account requests, it goes to the page's own server.
    const body = { tariff, contactPersonId: 0 };
    const result = await createBrowserCall('')(sendSubscriptionRequest, { body }).catch(() => null);
    // The access page explains what is wrong and has the operator's contact.
    if (!result?.ok) return navigate(unlockUrl);
    // All hints of the page then say that access has been requested.
    await revalidate();
  };
  return {
    isSent,
    send: () => {
      if (isSent || !asking?.tariff) return;
      setSent(true);
      void sendRequest(asking.tariff);
    },
  };
}
