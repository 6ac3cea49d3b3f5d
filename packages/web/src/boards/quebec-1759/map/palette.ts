/** The inks of the map, by day and by candle. */
import type { Zone } from './geometry.ts'

export type MapTheme = 'light' | 'dark'
export type Tint = 'rose' | 'gamboge' | 'verdigris'

export interface Palette {
  readonly paper: string
  readonly land: string
  readonly water: string
  readonly ink: string
  readonly faint: string
  readonly waterInk: string
  readonly waterName: string
  readonly wood: string
  readonly brick: string
  readonly road: string
  readonly gold: string
  readonly tints: Readonly<Record<Tint, string>>
  /** How strongly the zone itself is washed, and its border. */
  readonly wash: number
  readonly band: number
}

export const PALETTES: Readonly<Record<MapTheme, Palette>> = {
  light: {
    paper: '#f3e7c9',
    land: '#eadab3',
    water: '#dfe0cc',
    ink: '#3a2a1a',
    faint: '#6b563c',
    waterInk: '#5b6f70',
    waterName: '#2f4a50',
    wood: '#b9b98a',
    brick: '#a8503c',
    road: '#f7eed6',
    gold: '#9a7430',
    tints: { rose: '#c9806f', gamboge: '#d7ab4a', verdigris: '#8aa36c' },
    wash: 0.16,
    band: 0.5,
  },
  dark: {
    paper: '#1b2126',
    land: '#2a2e2d',
    water: '#18222b',
    ink: '#d9cba6',
    faint: '#a3977a',
    waterInk: '#6f8b99',
    waterName: '#a9c2cc',
    wood: '#36423a',
    brick: '#b56a54',
    road: '#14181b',
    gold: '#c9a45c',
    tints: { rose: '#a8635a', gamboge: '#b08d46', verdigris: '#6e8c62' },
    wash: 0.16,
    band: 0.42,
  },
}

/** Neighbours differ in tint and in the ruling of their border. */
export const TINTS: Readonly<Record<Zone, Tint>> = {
  montmorency: 'verdigris',
  beauport: 'rose',
  st_charles: 'gamboge',
  abraham: 'verdigris',
  ste_foy: 'rose',
  sillery: 'gamboge',
  cap_rouge: 'verdigris',
  etchemin: 'gamboge',
  levis: 'rose',
  ile_d_orleans: 'gamboge',
}
/** How the border of each tint is ruled, in degrees. */
export const RULINGS: Readonly<Record<Tint, number>> = { rose: 45, gamboge: 135, verdigris: 0 }
