import { chromium } from 'playwright-core'
import { serve } from '../scripts/serve.ts'
import { DIST } from '../scripts/web-build.ts'
import { visit, playNow, WIDE } from './page.ts'
import { settled } from './driver.ts'
const s = await serve(DIST,0)
const b = await chromium.launch({executablePath:'/usr/bin/chromium',args:['--no-sandbox','--disable-gpu']})
const { page } = await visit(await b.newContext({viewport:WIDE}), s.address)
await playNow(page, s.address); await settled(page)
const cdp = await page.context().newCDPSession(page)
await cdp.send('Performance.enable',{timeDomain:'threadTicks'}).catch(e=>console.log('enable',e.message))
const m = async()=>Object.fromEntries((await cdp.send('Performance.getMetrics')).metrics.map(x=>[x.name,x.value]))
for (let i=0;i<12;i++){ const w=await settled(page); const a=await m()
 const r= await page.evaluate(async (sel)=>{ const bs=document.querySelectorAll<HTMLElement>(sel); const t=performance.now(); let mut=0; const p=new Promise<void>(res=>{const o=new MutationObserver(()=>{o.disconnect(); mut=performance.now(); requestAnimationFrame(()=>res())}); o.observe(document.body,{subtree:true,childList:true,attributes:true,characterData:true})}); bs[bs.length>>1]?.click(); const h=performance.now(); await p; return {handler:h-t,mut:mut-t,frame:performance.now()-t}}, w==='confirm'?'.pending .button-primary':'.option')
 const c=await m(); const d=(k:string)=>((c[k]-a[k])*1000).toFixed(1)
 console.log(w, Object.values(r).map(x=>x.toFixed(1)).join(' '), 'cpu task',d('TaskDuration'),'script',d('ScriptDuration'),'layout',d('LayoutDuration'),'style',d('RecalcStyleDuration'), 'tt', d('ThreadTime'))
}
await b.close(); await s.close()
