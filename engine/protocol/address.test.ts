import { describe, expect, test } from 'vitest'
import { readAddress, sayAddress } from './address.js'

describe('an address', () => {
  test.for([
    ['127.0.0.1:7357', '127.0.0.1:7357'],
    [' 127.0.0.1:1 ', '127.0.0.1:1'],
    ['127.8.0.3:65535', '127.8.0.3:65535'],
    ['localhost:7357', '127.0.0.1:7357'],
    ['LocalHost:7357', '127.0.0.1:7357'],
    ['[::1]:7357', '[::1]:7357']
  ] as const)('%s is %s', ([text, said]) => {
    const read = readAddress(text)
    expect(typeof read === 'string' ? read : sayAddress(read)).toBe(said)
  })

  test.for([
    ['192.168.0.7:7357', /Only an engine on this machine/],
    ['0.0.0.0:7357', /Only an engine on this machine/],
    ['127.0.0.1.example.org:7357', /Only an engine on this machine/],
    ['1270.0.0.1:7357', /Only an engine on this machine/],
    ['[::]:7357', /Only an engine on this machine/],
    ['[fe80::1]:7357', /Only an engine on this machine/],
    ['localhost.example.org:7357', /Only an engine on this machine/],
    ['7357', /such as 127\.0\.0\.1:7357/],
    [':7357', /such as 127\.0\.0\.1:7357/],
    ['127.0.0.1', /such as 127\.0\.0\.1:7357/],
    ['127.0.0.1:', /such as 127\.0\.0\.1:7357/],
    ['127.0.0.1:port', /such as 127\.0\.0\.1:7357/],
    ['::1:7357', /such as 127\.0\.0\.1:7357/],
    ['', /such as 127\.0\.0\.1:7357/],
    ['127.0.0.1:0', /a port from 1 to 65535/],
    ['127.0.0.1:65536', /a port from 1 to 65535/]
  ] as const)('%j is none', ([text, sentence]) => expect(readAddress(text)).toMatch(sentence))
})
