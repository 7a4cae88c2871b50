import { agentPlaceholders as agent } from '#domain/agent/agent-placeholders.ts';
import type { Language } from '#domain/chat/text/language.ts';
import type { AskedConsent } from '#domain/leads/lead-consent.ts';
import { formConsents } from '../../contact.ts';

/**
 * Shown before a request is sent: the first if there is an e-mail address, the last if there is only a phone number. A changed
 * text needs a new version.
 */
export const chatConsents: Record<Language, Record<'email' | 'callText' | 'callBack', AskedConsent>> = {
  en: {
    email: {
      channel: 'email',
      version: 'chat-2026-11-22',
      text: `Sending this request asks ${agent.firm} to answer you by email. It signs you up for nothing else.`,
    },
    callText: formConsents(agent.firm).callText,
    callBack: {
      channel: 'call-back',
      version: '2026-11-21',
      text: `Sending this request asks ${agent.firm} to call or text you at this number to answer it. It signs you up for nothing else.`,
    },
  },
  es: {
    email: {
      channel: 'email',
      version: 'chat-es-2026-11-22',
      text: `Al enviar esta solicitud usted pide a ${agent.firm} que le conteste por correo electrónico. No le inscribe en nada más.`,
    },
    callText: {
      channel: 'call-text',
      version: 'chat-es-2026-11-22',
      text: `Acepto que ${agent.firm} me llame y me envíe mensajes de texto a este número sobre bienes raíces, también por medios automatizados. No es requisito para recibir ayuda ni para comprar. La frecuencia de los mensajes varía; pueden aplicarse tarifas de mensajes y datos. Responda STOP para no recibir más, HELP para obtener ayuda.`,
    },
    callBack: {
      channel: 'call-back',
      version: 'chat-es-2026-11-22',
      text: `Al enviar esta solicitud usted pide a ${agent.firm} que le llame o le escriba a este número para contestarla. No le inscribe en nada más.`,
    },
  },
};
