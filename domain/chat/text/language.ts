import { fold } from './plain-text.ts';

export type Language = 'en' | 'es';

/**
 * Detects the language of a message by its function words.
 * @returns null if it could be either ("NoDa?")
 */
export function languageOf(raw: string): Language | null {
  if (/[¿¡]/.test(raw)) return 'es';
  // a final "y" is short for "why", and a lone "y" for "yes"
  const words =
    fold(raw)
      .replace(/(?:^| )y\W*$/, '')
      .match(/[a-z]+/g) ?? [];
  const spanish = words.filter((word) => SPANISH.has(word)).length;
  const english = words.filter((word) => ENGLISH.has(word)).length;
  if (english === 0 && /[áéíóúñü]/i.test(raw)) return 'es';
  if (spanish === english) return null;
  return spanish > english ? 'es' : 'en';
}

/** Returns the language that a message requests, if it requests nothing else: "in English please". @param plain plain text */
export function requestedLanguage(plain: string): Language | null {
  const [, name = ''] = ASKS_FOR_LANGUAGE.exec(plain) ?? [];
  if (name === '') return null;
  return name === 'english' || name === 'ingles' ? 'en' : 'es';
}

const ASKS_FOR_LANGUAGE =
  /^(?=.*(?:\b(?:in|en) |please|por favor))(?:(?:and|y|but|pero|ok|sorry|perdon|please|por favor|now|ahora|can|could|you|puede|podria|say|tell|write|answer|speak|talk|repeat|it|that|this|me|again|digalo|dime|diga|repita|responda|conteste|escriba|hable|mejor|in|en|to) )*(english|ingles|spanish|espanol|castellano)(?: (?:please|por favor|instead|only|now|mejor|thanks|gracias))*$/;

const SPANISH = new Set(
  `que cual cuales cuanto cuanta cuantos cuantas donde como cuando quien quienes por para con sin una uno unos unas
  el los las del al de en es esta estan hay tiene tienen tengo mi mis su sus usted ustedes ella ellos nosotros
  quiero quisiera necesito puedo puede pueden busco buscando hola gracias adios buenos buenas dias tardes noches favor
  casa casas precio precios barrio barrios vecindario vecindarios vender vendo comprar compro compra venta vivir
  habitaciones recamaras dormitorios banos barato barata baratos caro cara cerca mas menos mejor peor muy tambien
  hablar hablo hablan habla espanol agente telefono correo oficina horario llamar llame llamen cuesta cuestan vale
  cita visita condominio condominios apartamento departamento zona zonas seguro segura seguros escuelas gente familia
  familias ninos pero y nos gustaria sobre entre desde hasta esto eso este ese aqui alli digame
  dime deme ayuda ayudar cierre abogado dinero pago costo costos gastos impuestos tarda tiempo sirve funciona privacidad
  datos hora cierran abren llamen es lo le se te si nos estoy soy somos hace hacer nuestra nuestro nuestros cuota zonas mudamos compramos vendemos
  un ya vez otra otro dos primera segunda tercera ultima nunca nadie hipoteca hipotecas oferta ofertas contraoferta tasa tasas prestamo
  prestamista contrato escritura herencia heredamos murio firmo firmar firmamos pagar pido pedir espero debo conviene
  renta rentar rento rentan inquilino inquilina inquilinos casero dueno duenos vecino vecinos quiere quieren subir dejan
  deja acepto aceptan aceptaron permite permiten incluye cubre recomienda recomiendan muestrame cuentame mensaje llamada
  techo terreno alberca cocina cuarto cuartos perro perros gatos esposo esposa hermano hermana hijo hija
  asociacion multa multo inspeccion construccion comision cancelacion ubicacion direccion reparaciones reparacion tasador avaluo
  constructora comprador vendedor vendedora corredor corredora banco deposito anticipo enganche`.split(/\s+/),
);

const ENGLISH = new Set(
  `the is are what which where when who how why do does did can could would should will an of to for in on at and or
  not my your our their his her you i we they it this that these those there here have has had be been was were am
  with without from about than more most less least please tell show find get give need want looking much many any
  some home homes house houses price prices area areas neighborhood neighborhoods sell selling buy buying call thanks
  thank hello hi hey yes`.split(/\s+/),
);
