import {chromium} from 'playwright';
const B='http://localhost:4716';
const br=await chromium.launch({executablePath:'/usr/bin/chromium',args:['--no-sandbox']});
const [,, url,name,w,h='900']=process.argv;
const c=await br.newContext({viewport:{width:+w,height:+h},locale:'nb-NO'});await c.route(/googletagmanager|facebook|geonorge/,r=>r.abort());
const p=await c.newPage();await p.addInitScript(()=>{localStorage.setItem('cookie-consent',JSON.stringify({necessary:true,analytics:false,marketing:false,functional:false,timestamp:new Date().toISOString()}))});
await p.goto(B+url);await p.waitForTimeout(700);const H=await p.evaluate(()=>document.documentElement.scrollHeight);let i=0;
for(let y=0;y<H;y+=+h){await p.evaluate(y=>scrollTo(0,y),y);await p.waitForTimeout(700);await p.screenshot({path:`/tmp/t-spec/shots/${name}-${w}-p${i++}.png`})}
await br.close();
