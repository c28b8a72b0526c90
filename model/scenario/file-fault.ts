/**
 * What keeps the system from reading, writing or starting a file, in words.
 * @module
 */

const WORDS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file or folder',
  EACCES: 'its permissions do not allow it',
  EPERM: 'its permissions do not allow it',
  EISDIR: 'it is a folder',
  ENOTDIR: 'a part of its path is a file and no folder',
  EEXIST: 'something of that name is there already',
  ENOTEMPTY: 'the folder is not empty',
  EROFS: 'the file system is read-only',
  ENOSPC: 'there is no space left',
  EDQUOT: 'there is no space left for you',
  EFBIG: 'it would be too large',
  ELOOP: 'its links lead in a circle',
  ENAMETOOLONG: 'its name is too long',
  EMFILE: 'too many files are open',
  ENFILE: 'too many files are open',
  EBUSY: 'it is in use',
  ETXTBSY: 'it is in use',
  ENXIO: 'nobody is at its other end',
  EIO: 'the device failed',
  EPIPE: 'nobody reads it any more',
  EINVAL: 'nothing of this kind can be read or written',
  ENOEXEC: 'it is no program of this system'
}

/** The code that the system gives an error, such as `ENOENT`; nothing if it is none of the system's. */
export const systemCode = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined

/** An error of the file system in words that fit behind a colon or into parentheses. */
export const sayFault = (error: unknown): string => {
  const code = systemCode(error)
  return (code !== undefined && WORDS[code]) || `the system says ${code ?? (error instanceof Error ? error.message : String(error))}`
}
