/** Sounds made by ourselves, out of noise and a few tones: no file is loaded for them. Quiet. */
import type { Sound } from './sounds.ts'

let context: AudioContext | undefined
let noise: AudioBuffer | undefined
const VOLUME = 0.18

/** A second of noise, made once. */
function noiseIn(audio: AudioContext): AudioBuffer {
  if (noise) return noise
  noise = audio.createBuffer(1, audio.sampleRate, audio.sampleRate)
  const samples = noise.getChannelData(0)
  // The same each time; nobody hears that it is not luck.
  let seed = 1759
  for (let i = 0; i < samples.length; i++) {
    seed = (seed * 1103515245 + 12345) % 2147483648
    samples[i] = seed / 1073741824 - 1
  }
  return noise
}
interface Burst {
  readonly at: number
  readonly long: number
  readonly loud: number
  /** Noise through this filter, or a tone that falls from and to so many hertz. */
  readonly filter?: readonly [kind: BiquadFilterType, hertz: number, sharp?: number]
  readonly tone?: readonly [from: number, to: number]
}
function play(audio: AudioContext, { at, long, loud, filter, tone }: Burst): void {
  const start = audio.currentTime + 0.02 + at
  const gain = audio.createGain()
  gain.gain.setValueAtTime(0.0001, start)
  gain.gain.exponentialRampToValueAtTime(loud * VOLUME, start + 0.006)
  gain.gain.exponentialRampToValueAtTime(0.0001, start + long)
  gain.connect(audio.destination)
  if (tone) {
    const source = audio.createOscillator()
    source.frequency.setValueAtTime(tone[0], start)
    source.frequency.exponentialRampToValueAtTime(tone[1], start + long)
    source.connect(gain)
    source.start(start)
    source.stop(start + long)
  } else {
    const source = audio.createBufferSource()
    source.buffer = noiseIn(audio)
    const [kind, hertz, sharp = 1] = filter ?? ['lowpass', 1000]
    const through = audio.createBiquadFilter()
    through.type = kind
    through.frequency.value = hertz
    through.Q.value = sharp
    source.connect(through).connect(gain)
    source.start(start, at % 0.5, long)
  }
}
/** The skin gives a falling tone, the snares a hiss. */
const beat = (at: number, loud: number): readonly Burst[] => [
  { at, long: 0.16, loud, tone: [190, 90] },
  { at, long: 0.11, loud: loud * 0.7, filter: ['bandpass', 2200, 0.8] },
]
const knock = (at: number, loud: number): Burst => ({ at, long: 0.045, loud, filter: ['bandpass', 3100, 5] })
/** Partials of a bell, each dying at its own pace. */
const PARTIALS = [
  [1, 1, 2.6],
  [2, 0.6, 1.8],
  [2.4, 0.45, 1.4],
  [3, 0.3, 1.1],
  [4.5, 0.18, 0.7],
] as const

export const SCORES: Readonly<Record<Sound, readonly Burst[]>> = {
  drum: [0, 0.14, 0.28, 0.35, 0.42].flatMap((at, i) => beat(at, i === 4 ? 1 : 0.65)),
  dice: [0, 0.06, 0.11, 0.19, 0.24, 0.36, 0.44].map((at, i) => knock(at, 0.95 - i * 0.09)),
  card: [
    { at: 0, long: 0.13, loud: 0.5, filter: ['highpass', 2600] },
    { at: 0.12, long: 0.05, loud: 0.8, filter: ['lowpass', 900] },
  ],
  shot: [
    { at: 0, long: 0.05, loud: 1, filter: ['highpass', 1800] },
    { at: 0.01, long: 0.55, loud: 1, filter: ['lowpass', 420] },
    { at: 0.01, long: 0.25, loud: 0.6, tone: [120, 45] },
  ],
  bell: PARTIALS.map(([by, loud, long]) => ({ at: 0, long, loud: loud * 0.8, tone: [392 * by, 391 * by] })),
}
/** What a browser asks of a page that wants to be heard: somebody has clicked or typed before. */
export async function sound(sounds: readonly Sound[]): Promise<void> {
  if (sounds.length === 0 || document.hidden) return
  context ??= new AudioContext()
  if (context.state === 'suspended') await context.resume()
  for (const [i, one] of sounds.entries())
    for (const burst of SCORES[one]) play(context, { ...burst, at: burst.at + i * 0.35 })
}
