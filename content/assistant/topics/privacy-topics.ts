import type { Topic } from '#domain/chat/understand/topic.ts';
import { agent } from '../../agent.ts';

/** What is kept of a visitor, and how to have it removed; whom the team calls. */
export const privacyTopics: Topic[] = [
  {
    id: 'traits-not-kept',
    say: [
      '(you|chat|site|website|form|assistant|team|cookies) (record|track|store|keep|collect|log|save|ask for|sell|share|remember)s? & (race|religion|nationality|age|gender|faith|ethnicity|origin|disability|family status|orientation|marital status|citizenship|immigration status)',
      '(guarda\\w*|registra\\w*|pregunta\\w*) & (raza|religion|nacionalidad|edad|genero|origen|discapacidad)',
    ],
    first: true,
    answer: {
      en: 'No form, no question of this chat and no note of the team asks for race, color, religion, sex, national origin, disability, family or age, and none is needed to get help. The chat keeps what you type under a random session number; the Privacy Policy says for how long and how to have it deleted.',
      es: 'Ningún formulario, ninguna pregunta de este chat y ninguna nota del equipo pide raza, color, religión, sexo, origen, discapacidad, familia ni edad, y nada de eso hace falta para recibir ayuda. El chat guarda lo que usted escribe con un número de sesión al azar; la Política de privacidad dice por cuánto tiempo.',
    },
    links: ['privacy', 'contact'],
  },
  {
    id: 'privacy',
    say: [
      '(credit card|card number|bank details) & (site|page|website|safe|secure)',
      '(segur[oa]|privacidad) & (pagina|sitio|datos|web)',
      'privacy( policy)?',
      '(safe|secure) .. (use|type|chat|talk|write) .. (chat|site|website|page|here)',
      '(data|information|info|details)(?!.* _) & (collect|collected|store|stored|keep|kept|save|share|shared|protect|use|used|do with|have|about me|on me|safe|secure)',
      '(what|which|how|do|does) .. (collect|store|track|share) .. (data|information|info|me|my)',
      '(sell|share|give) (my|our|visitors|personal) (data|info|information|details|email|number)',
      'personal (data|information|info|details)',
      '(need|create|make|open|have) .. (account|login|registration)( .. (site|page|chat|here))?$',
      '(log ?in|sign ?in|register) .. (site|website|page|chat)',
      '(my|our) (email|e mail|phone|number|address|name) & (private|kept|keep|safe|share|shared|sell|sold|public|confidential)',
      '(my|our) (email|e mail|phone|number|address|name)( address| number)? (safe|private|secure|confidential|shared|sold)',
      '(who|anyone|anybody|everyone) .. (sees?|gets?|reads?|has|have|look at) .. (my|our) (phone|number|email|e mail|name|address|details|info|information|data)',
      '(happens?|becomes?|do|doing|done|use|used|goes|go) .. (?<!(on|with|from) )(my|our) (personal |private )?(phone|telephone|number|email|e mail|name|address|details|info|information|data)',
      '(do|doing|happens|use) .. with .. (phone|number|email|e mail|name|address|details)s?',
      '(is|are) .. (confidential|private|recorded|stored|saved|encrypted|secure)',
      'privacidad',
      '(mis|los) datos',
      'datos personales',
      '(que|cuales) datos',
      'datos .. (guardan|recogen|mi|tienen)',
      'https',
      'third part(y|ies)',
      'gdpr',
      'ccpa',
    ],
    first: true,
    answer: {
      en:
        'Every page can be read without saying who you are. Forms keep what you type and a record of consent; the chat is kept under a random session number, without your name unless you write it. Personal information is not sold and not shared for advertising. To see, correct or erase what is held, write to ' +
        `${agent.email} from the address you used.`,
      es: `Puede leer todo sin decir quién es. Los formularios guardan lo que escribe y un registro de consentimiento; el chat se guarda con un número de sesión al azar. No se venden datos personales. Para ver, corregir o borrar sus datos, escriba a ${agent.email}.`,
    },
    links: ['privacy'],
  },
  {
    id: 'sending-papers',
    say: [
      '(safe|secure|securely|okay|ok|should|can|could|do|where|how|need|must|want|ask\\w*) & (e ?mail|send|upload|share|text|give|type|enter|mail|submit|fax)\\w* & (bank statement|(credit )?card number|social security|ssn|account number|routing number|license|passport|tax return|pay ?stub|pay slip|w ?2|id card|financial (document|paper|record)|proof of (funds|income)|sensitive|personal document)s?',
      '(estado de cuenta|numero de (cuenta|seguro social)|pasaporte|licencia) & (enviar|mandar|subir|correo|es seguro)',
    ],
    first: true,
    answer: {
      en: `Please send no bank statement, tax return, identity document or Social Security number by email, in a form or in this chat: the team needs none of them to help you. A lender takes its papers through its own protected page, the closing attorney tells how to hand over theirs; ask for that at a number you looked up yourself. In doubt, call ${agent.phone}.`,
      es: `No envíe estados de cuenta, declaraciones de impuestos, documentos de identidad ni números de Seguro Social por correo, formulario o chat: el equipo no los necesita. El prestamista los recibe en su propia página protegida, y el abogado de cierre dice cómo entregarle los suyos. Si duda, llame al ${agent.phone}.`,
    },
    links: ['privacy', 'call'],
  },
  {
    id: 'erase-data',
    say: [
      '(delete|erase|remove|correct|forget|access|see|download|copy of|clear)(?! .*listing) .. (data|information|info|me|account|details|record|records|chat|history|conversation)',
      '(delete|erase|remove|take (off|out|down)|forget) (my|our) (\\w+ )?(number|phone|cell|email|address|name)',
      '(borr|quit|elimin)\\w+ (mi|mis) (numero|telefono|correo|nombre)',
      '(delete|erase|remove|unsend|undo) .. (typed|wrote|said|sent|message)s?',
      'right to be forgotten',
      '(borrar|eliminar|borren|corregir|quitar) .. (datos|informacion|cuenta|historial)',
      'unsubscribe',
      '(quit\\w+|salir\\w*|sac\\w+|borr\\w+) .. (lista|mensajes|llamadas|correos)',
      'opt ?out',
      'stop .. (calls?|texts?|emails?|messages|contacting)',
      '(do not|dont) (call|text|email|contact) me',
    ],
    first: true,
    answer: {
      en: `Write to ${agent.email} from the address you used, or call ${agent.phone}: the team will send you what is held, correct it, or erase it, except for what the law requires to keep. Reply STOP to any text to stop calls and texts, within 10 business days at most.`,
      es: `Escriba a ${agent.email} desde la dirección que usó, o llame al ${agent.phone}: el equipo le enviará sus datos, los corregirá o los borrará, salvo lo que la ley obliga a conservar. Responda STOP a cualquier mensaje para detenerlos.`,
    },
    links: ['privacy', 'call'],
  },
  {
    id: 'chat-kept',
    say: [
      '(chat|conversation|is this) & (saved|recorded|stored|kept|keep|private|confidential|logged|monitored|read by|seen|guarda|grabado)',
      '(happens?|do|done|becomes?) .. (chat|conversation|transcript)',
      'who (sees|reads|can see|can read) .. (this|chat|conversation|messages|what i)',
    ],
    first: true,
    answer: {
      en: 'This chat is kept for 30 days under a random session number; your name is not part of it unless you write it. If you ask me to pass something on, your words in this chat go to the team with it. Please do not type account or Social Security numbers here.',
      es: 'Este chat se guarda 30 días con un número de sesión al azar, sin su nombre salvo que lo escriba. Si me pide pasar un mensaje, sus palabras llegan al equipo. No escriba números de cuenta ni de Seguro Social.',
    },
    links: ['privacy'],
  },
  {
    id: 'cookies',
    say: [
      'cookies?',
      '(site|website|page|you|privacy policy) & cookies?',
      '(cookie|consent) (banner|settings|choice|preferences|policy)',
      '(tracking|analytics|gpc|global privacy control|trackers)',
      'global privacy control',
      'track (me|us|my|visitors?|users?|people|what)',
      '(opt ?out|block|disable|stop|refuse|reject|turn off|switch off|say no) .. (tracking|cookies?|analytics|ads|trackers)',
      'galletas',
    ],
    first: true,
    answer: {
      en: 'Nothing optional loads before you choose. “Necessary Only” is one click, and “Cookie settings” in the footer opens the choice again at any time. If your browser sends Global Privacy Control, analytics and marketing stay off.',
      es: 'Nada opcional se carga antes de que usted elija. “Necessary Only” es un clic y “Cookie settings”, al pie de la página, vuelve a abrir la elección. Con Global Privacy Control, analítica y marketing quedan apagados.',
    },
    links: ['privacy'],
  },
  {
    id: 'calls-texts',
    say: [
      '(will|do|does|can) (you|avery|they|the team) .. (call|text|spam|email|contact|robocall) me',
      'spam',
      'robocalls?',
      'text messages?',
      '(newsletter|mailing list|marketing (calls|texts|emails))',
      '(llamar|mensajes) .. (spam|publicidad)',
      '(no|not|stop|never|quit) (\\w+ )?(call|calling|text|texting|contact|contacting|email|emailing) me( .. (again|anymore|back|please))?',
      '(get|take|remove) (\\w+ )?(off|me off|my (number|phone|name|email)|me) .. (list|calls?|texts?|database)?',
      'how do i get off',
      'do not call',
      'no me (llame|llamen|contacten|escriban)',
      'no (quiero|deseo) .. (llam\\w+|mensajes|correos|contact\\w+)',
      '(not|never) want .. (call|calls|called|texts?|texted|contacted|emails?)',
    ],
    answer: {
      en: 'Only as an answer to what you asked, within 24 hours. Marketing calls or texts need the box you tick yourself; it is never a condition of getting help or of buying, and STOP ends them.',
      es: 'Solo para contestar lo que pidió, en 24 horas. Las llamadas o mensajes de mercadeo requieren que usted marque la casilla; nunca es una condición.',
    },
    links: ['privacy', 'contact'],
  },
];
