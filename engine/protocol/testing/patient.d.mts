/** What a fake adapter may do to its surroundings. */
export interface World {
  write(text: string | Uint8Array): void
  exit(code: number): void
  readonly seed: number
}
export declare const patient: (fault: string, world: World) => { line(text: string): void; close(): void }
